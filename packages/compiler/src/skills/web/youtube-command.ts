import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const COMMANDS = {
  k: ['pause', 'pauses', 'play', 'plays', 'stop', 'resume', 'continue'],
  j: ['back', 'rewind', 'rewinds', 'ten seconds back', '10 seconds back', 'jump back', 'go back'],
  l: ['forward', 'skip', 'skips', 'ten seconds forward', '10 seconds forward', 'jump forward', 'ahead'],
  '+n': ['next video', 'next song', 'next one'],
  '+p': ['previous video', 'previous song'],
  m: ['mute', 'mutes', 'unmute'],
  f: ['full screen', 'fullscreen'],
  c: ['captions', 'subtitles'],
  '+.': ['faster', 'speed up', 'higher speed'],
  '+,': ['slower', 'slow down', 'lower speed'],
  '0': ['start over', 'from the beginning', 'restart the video'],
};

export const youtubeCommand = action({
  id: 'youtube-command',
  title: 'Pause, rewind or skip a YouTube video while you work in another window',
  slots: { command: choice('thing to do', COMMANDS, 'k') },
  code: ({ command }) => ahk`
    videoBefore := WinExist("A")
    if WinExist("YouTube") { ; its tab must be in front in its window
        WinActivate()
        WinWaitActive(, , 1)
        Send("${command}")
        Sleep(50)
        WinActivate(videoBefore)
    }
  `,
});
