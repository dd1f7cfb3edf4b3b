/** The words of which English requests are mostly made: they speak against every other language. */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  `
    abbreviation abbreviations about above abuse accent accented accents accept access accident accidental account
    accounting accounts acrobat across act action actions activate active activity actual ad add address addresses
    adds adjust admin administrator ads afk after afternoon afterwards again against age ago ah ahk ai aim alarm alert
    algo all allow alone aloud already also alt alter alternate alters although always am amazon amount an and animal
    another answer answers anti antivirus any anyone anything anywhere apart api app appear appears append appends
    apple application applications apply appointment apps arcade archive are area around arrange arrangement arrest
    arrow arrows article as ask asking asks at attached attachments audible audio auto autoclicker autohide autohotkey
    automate automatic automatically autostart av available avoid away awesome baby back background backlight
    backspace backup backwards balance bank bar bare bares bars based batch battery be because become becomes been
    beep beeps before begin beginning behind being below best better between big bigger bin bind bing birthday bit
    bitcoin black blank blanks blind blink block blocks blog blue bluetooth board boards body bold book boot
    borderless borders boss bot both bots bottom box boxes boy boys brackets break breaks brightness bring brings bro
    broken browse browser build bulk but button buttons buy by bypass cable cache caches calc calculate calculator
    calendar call called caller calls camera can cancel canned cannot cant capital capitals caps capslock caption
    capture captures car card cards cars case cases cat cats cause cd cell cellar cells center central centralize
    centre certain chance change changed changes changing character characters charge charger chat chatgpt chats cheat
    check cheers choose chooser chose chosen chrome ci circle cite class classes clean cleaner cleanup clear click
    clicked clicker clicking clicks client clip clipboard clipboards clock clone close closed closes closing cmd code
    codes coffee col colemak collapse colleague collect color colour colours column columns com combine combo combos
    come comes coming comma command commands commas comment common comp company compare compete complete completely
    completes compose computer computers concrete configuration confirm confirmation connection console constantly
    contact contains content contents contest continue continuous continuously control controls convert converter
    coordinate coordinates copied copies copilot copy copying corner corners correct could count countdown counter
    counting counts couple cover cpu crane crashes crease create creates crosshair crouch crypt crypts csgo csv curly
    current cursor custom customer customers cut cycle daily dance danger dark darker dash dashes data date dated day
    days dd deactivate dead decode decrease default defender define defines del delay delete deletes desire desk
    desktop desktops detect detection device devices dialog diary dice dictation did die dies different digit digital
    digits dim dimmer dims dir direction directories directory disable disabled disappear disappears discord discount
    disk dismiss display displays distance dns do doc dock docs document documents does doesn doesnt dog dogs doing
    dollar dome don done dont dos dot dots double down download downloaded downloads draft drag dragging draw drink
    drive drives drop dropdown drops dual due dump duplicate duplicates during dvorak each east eat ebay edge edit
    editing editor editors edits educational eh eject elf eliminate eliminates else email emails emoji emojis employee
    employees empty emulate enable encode end ends english enlarge enter entered enters entire entries entry era erase
    error escape essay etc even evening event every everybody everyone everything everywhere ex exact exactly exam
    example exams excel exchange excite excuse execute executed executes exit exits expand expander expansion explorer
    export extend extension extensions external extra extract eye eyes face facebook fade fake falls false fan fans
    far fast faster fastest favor favourite feed feedback fetch few fi field fields file filename filenames files fill
    filled fills film filter fin final finance find fine finger finished fire firefox firewall firm first five fix
    fixed fixes flash flip floating flush fn focus focused folder folders follow following font fonts for force
    foreground forest forever forget form formal format formats formatting formula forth fortnite forward found four
    free freeze french fresh friday friend from front full fullscreen fun function game gamer games gaming garage
    garbage gather gb general generate generator german gestures get gets ghost girl girls github give gives global
    gmail gnome go goes going gone good google got grab grace gradually grand grave greatest green greeting group
    guard gui guid hack hacker hacks half halt halves hand handed hands handsome hangs hard has hat have having hd he
    head heading headphones headset hear height held hello help helper her here hes hex hey hi hibernate hidden hide
    hides hiding high highlight highlighted him his history hit hits hitting hjkl ho hold holding holds holiday home
    homepage homework honest hop horizontal horizontally hospital hosts hotkey hotkeys hotstring hotstrings hour
    hourly hours house hover how hr html http https human hundred hurts hyper iban icon icons id ideas idle if ignore
    ignored ill im image images immediately import important in inactive inactivity inbox income increase indicator
    info inform ini inner input ins insert inserted insertion inserts inside instagram install instance instant
    instead instructions inter interest internet interval intervals into intro introduce introducer introduces inverse
    invert invisible invite invites invoice invoices io ip iphone ipsum irregular is isn it item items its itself
    itunes ive jar job journal jpg jump jumps just keep keeps kept key keybind keyboard keyboards keypad keypress keys
    keystrokes kick kids kill killer kind kinds kiosk know knowing label lance lands language languages laptop large
    last late later latest launch launcher launches layer layout leader leading league leave leaving lee left legends
    length less let lets letter letters level library lies light lights like limit line lines link linker links linux
    list listing little live lmb load local location locations lock locked locker locks log logged logger login logo
    logs lol lonesome long longer look looking looks lookup loop lorem lose lost lot lots loud louder loudness low
    lower lowers lunch mac machine macro made magnifier mail mails make makes male man manager manual many map march
    mark markdown marked marks mass master mate mates max maximise maximised maximize maximized may me mean media meet
    meeting memory menu merge message messages met meta meter mic micro microphone microsoft middle midi midnight
    might milliseconds min mine minecraft minimise minimised minimises minimize minimized minimizes mins minus minute
    minutes mire mires mirror missing mistake mixer mm mobile mod mode modified modifier modifies mods moment monday
    money monitor monitors month months more morning most mount mouse mousewheel move moved movement moves moving mp
    ms much multi multiple mum music must mutate mute muted muter mutes my myself name named names navigation near
    need needed needs net netflix network never new newest news next night no nobody noise non noon nor normal not
    notch note notebook noted notepad notes nothing notice noticing notification notifications notify now nudge num
    number numbered numbering numbers numeric numlock numpad obs observe of off offer office offline oh ok okay old
    older on once one onedrive onenote ones online only onto opacity open opened opener opening opens option options
    or orange order org organise original other others otherwise our out outcome outer outlook output over overlay
    overview own pad page pages paid paint panel paragraph paragraphs param parental parentheses part parts pass
    passes password passwords past paste pasted pastes pasting path pause pauses payment pc pdfs peek people per
    percent percentage performance period permanent permanently permission person pet phone photo photos photoshop
    phrase phrases pick picker pics picture pictures pillar pin ping pirate pirates pixel pixels place placed placer
    places plain plan plane play playback player playing plays please pls plug plugged plus pm point pointer pointing
    points polar polite pop pops popup popups port portable ports pos position positions possible post power
    powerpoint powershell prank precedent prefer prefix present presentation press pressed presses pressing prevent
    previous price primer print printed printer prints priority private pro process processor product program
    programme programmer programs progress project projects prompt protect protection protest proxy pull pulls
    punctuation purge purple push put puts putty px python quarter quest question quick quickly quiet quieter quit
    quite quotation quote quotes qwerty radar radio raise ram random randomly rapid rather re reactive read reader
    reading reads ready real really reboot recent record recorded recorder recording records recycle red reddit reduce
    reduces refresh refuse refuses register regular regularly release reload remaining remap remember remind reminder
    reminders remote remove removed remover removes rename renames reopen repeat repeated repeatedly repeats replace
    replacement reply report reports reproduce request requests require reset resize resolution rest restart restarts
    restore result results retire return returns reveal reverse rid right ring rmb roblox role roll rome room rotate
    rotation rouge round row rows rub rubs rules run running runs safe safely safety sale same sample sans sap
    saturday sauce save saved saver saves saving say saying says scan scanner scans scar schedule school screen
    screens screensaver screenshot screenshots script scripts scroll scrolling scrolls sea search sec second seconds
    secret secs section security see seen select selected selection selects self semicolon send sending sends sentence
    sentences separate separated sequence sequences series serve server serves service servo session set sets setting
    settings setup several shall share shared she sheet shell shift shop short shortcut shortcuts shorts should
    shouldn shouldnt show showing shown shows shrink shut shutdown shuts side sides sideways sign signal signature
    signs silence silent silently similar simple simulate sin single sit site sites six size skip skype slack sleep
    slide slides slideshow slot slots slow slower slowly small smart snap snapping snapshot snip snippet snippets
    snipping so social software solar some somebody someone something sometimes somewhere son song soon sort sorts
    sound sounds source space spacebar spaces spam spanish spar spare spars speak speaker speakers special specific
    speech speed spell split spot spotify spreadsheet sprint spy square stage stamp stand standard standby star stars
    start started starting starts startup state status stay stays steam step steps stick sticky still stock stop stops
    stopwatch store stored stores straight stretch string strip stuck study stuff style subfolders subject such sugar
    suite sum sun sunday sup super superior support sure surprise suspend swap swipe switch switched switcher switches
    switching sword symbol symbols sync system tab table tables tablet tabs tabulate tabulation tag tags take takes
    talk tall tap tape tapping taps tar task taskbar tasks taste tax team teams telegram teleport tell temp template
    templates temporarily temporary ten terminal terminate terminates test tester tests text texts than thank thanks
    that thats the their them theme themselves then there these they theyre thing things think thinks third thirds
    this those though three through throw thumb thunderbird thursday tick ticket tickets tidy tilde tile tiles tiling
    till time timed timer times timesheet timestamp tiny tip tire tires tiresome title titlebar to today todays todo
    together toggle toggled toggles told tomorrow too tool tooltip top total touch touches touching touchpad track
    tracker tracking transfer transformer translate transparency transparent trash tray tries trigger trim triple try
    tuesday turbo turn turned turning turns tv twenty twice twitch two type typed types typing uh uk under underscores
    undo unformatted unhide unique unless unlock unmute unplug until unused up update upon upper uppercase url urls us
    usa usage usb use used useful user username users uses using usual utc utilize utilizes uuid value values vanish
    variable vat vba ve version versions very via video videos view viewer village vim virtual virus vis visa
    visibility visible vision visor visual vite vlc vocal voice vole volt volume voyage vpn vs wait waiting waits walk
    wallpaper want war warn warning warns wars warts was wasd watch watcher watching wav way we web webcam website
    websites wednesday week weekday weeks welcome well were west what whatever whats whatsapp wheel when whenever
    where whether which while white who whole why wi wide width wife wifi wiki wikipedia will winamp window windowed
    windows wipe wireless with within without wont word words work workbook working works worksheet workspace
    workstation world would wrap write writes writing written wrong wrote xbutton xlsx year years yellow yes yet yo
    you your youre yours youtube yyyy zero zip zips zoom
  `
    .trim()
    .split(/\s+/),
);
