import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

export const textExpander = recipe({
  id: 'text-expander',
  title: 'Expand a list of abbreviations as you type',
  slots: {},
  code: () => ahk`
    ; Type the abbreviation and then a space: the text takes its place. Change, add and remove lines as you like.
    :T:btw::by the way
    :T:omw::on my way
    :T:asap::as soon as possible
    :T:fyi::for your information
    :T:idk::I don't know
    :T:brb::be right back
    :T:ty::thank you
    :T:pls::please
    :T:eml::your.name@example.com
    :T:kr::Kind regards,\`nYour Name
  `,
});
