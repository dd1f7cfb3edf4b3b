import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

const CORRECTIONS = `teh the
hte the
adn and
nad and
taht that
thier their
recieve receive
recieved received
beleive believe
freind friend
wierd weird
seperate separate
seperately separately
definately definitely
definatly definitely
occured occurred
occurence occurrence
untill until
wich which
whcih which
becuase because
becasue because
tommorow tomorrow
tommorrow tomorrow
goverment government
enviroment environment
accomodate accommodate
adress address
alot a lot
arguement argument
calender calendar
cemetary cemetery
collegue colleague
comittee committee
concensus consensus
dont don't
cant can't
wont won't
doesnt doesn't
didnt didn't
isnt isn't
wasnt wasn't
embarass embarrass
existance existence
foriegn foreign
gaurantee guarantee
happend happened
immediatly immediately
independant independent
knowlege knowledge
maintenence maintenance
mispell misspell
neccessary necessary
necesary necessary
noticable noticeable
paralel parallel
persistant persistent
posession possession
prefered preferred
publically publicly
reccomend recommend
recomend recommend
refered referred
succesful successful
sucess success
suprise surprise
truely truly
usefull useful
yuo you
youre you're`;

export const autocorrect = recipe({
  id: 'autocorrect',
  title: 'Correct common typing mistakes as you type',
  slots: {},
  code: () => ahk`
    ; Wrong, then right. Add your own lines in the same way.
    ${CORRECTIONS.replace(/^(\S+) (.*)$/gm, '::$1::$2')}
  `,
});
