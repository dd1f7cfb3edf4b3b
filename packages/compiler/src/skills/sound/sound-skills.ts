import { beep } from './beep.ts';
import { callCommand } from './call-command.ts';
import { changeProgramVolume } from './change-program-volume.ts';
import { changeVolume } from './change-volume.ts';
import { controlOnePlayer } from './control-one-player.ts';
import { copySongTitle } from './copy-song-title.ts';
import { fadeVolume } from './fade-volume.ts';
import { finerVolumeKeys } from './finer-volume-keys.ts';
import { internetRadio } from './internet-radio.ts';
import { keepMicrophoneVolume } from './keep-microphone-volume.ts';
import { limitVolume } from './limit-volume.ts';
import { loopSoundFile } from './loop-sound-file.ts';
import { mediaButton } from './media-button.ts';
import { mediaControl } from './media-control.ts';
import { microphoneIndicator } from './microphone-indicator.ts';
import { muteBetweenTimes } from './mute-between-times.ts';
import { muteInBackground } from './mute-in-background.ts';
import { muteInCall } from './mute-in-call.ts';
import { muteMicrophone } from './mute-microphone.ts';
import { muteProgram } from './mute-program.ts';
import { muteSound } from './mute-sound.ts';
import { muteSpotifyAds } from './mute-spotify-ads.ts';
import { muteWhenHeadphonesUnplugged } from './mute-when-headphones-unplugged.ts';
import { muteWhenLocked } from './mute-when-locked.ts';
import { muteWhileHeld } from './mute-while-held.ts';
import { openSoundSettings } from './open-sound-settings.ts';
import { playRandomSound } from './play-random-sound.ts';
import { playSoundFile } from './play-sound-file.ts';
import { pushToTalk } from './push-to-talk.ts';
import { pushToTalkInCall } from './push-to-talk-in-call.ts';
import { quietWhileHeld } from './quiet-while-held.ts';
import { sayTypedText } from './say-typed-text.ts';
import { seekInPlayer } from './seek-in-player.ts';
import { setMicrophoneVolume } from './set-microphone-volume.ts';
import { setSoundDevice } from './set-sound-device.ts';
import { setVolume } from './set-volume.ts';
import { showVolume } from './show-volume.ts';
import { songToFile } from './song-to-file.ts';
import { soundboard } from './soundboard.ts';
import { speakText } from './speak-text.ts';
import { stopSound } from './stop-sound.ts';
import { switchBetweenVolumes } from './switch-between-volumes.ts';
import { switchSoundDevice } from './switch-sound-device.ts';
import { typingSounds } from './typing-sounds.ts';
import { voiceMemo } from './voice-memo.ts';
import { volumeByWheel } from './volume-by-wheel.ts';
import { volumeKeys } from './volume-keys.ts';
import { volumeOverTaskbar } from './volume-over-taskbar.ts';
import { volumeSlider } from './volume-slider.ts';

export const SOUND_SKILLS = [
  beep,
  callCommand,
  changeProgramVolume,
  changeVolume,
  controlOnePlayer,
  copySongTitle,
  fadeVolume,
  finerVolumeKeys,
  internetRadio,
  keepMicrophoneVolume,
  limitVolume,
  loopSoundFile,
  mediaButton,
  mediaControl,
  microphoneIndicator,
  muteBetweenTimes,
  muteInBackground,
  muteInCall,
  muteMicrophone,
  muteProgram,
  muteSound,
  muteSpotifyAds,
  muteWhenHeadphonesUnplugged,
  muteWhenLocked,
  muteWhileHeld,
  openSoundSettings,
  playRandomSound,
  playSoundFile,
  pushToTalkInCall,
  pushToTalk,
  quietWhileHeld,
  sayTypedText,
  seekInPlayer,
  setMicrophoneVolume,
  setSoundDevice,
  setVolume,
  showVolume,
  songToFile,
  soundboard,
  speakText,
  stopSound,
  switchBetweenVolumes,
  switchSoundDevice,
  typingSounds,
  voiceMemo,
  volumeByWheel,
  volumeKeys,
  volumeOverTaskbar,
  volumeSlider,
];
