import type { Step } from '#ir/automation.ts';
import type { ClauseReader } from '../understanding.ts';

const NAME =
  /\b(?:computer|pc|machine|host|device)(?:'?s)? ?name\b|\bname of (?:the|my|this) (?:computer|pc|machine)\b/i;
const ADDRESS = /\bip\b(?:[ -]?address(?:es)?)?/i;
const USER = /\buser ?name\b|\bwho is logged in\b/i;
const SHOWN = /\b(?:shows?|displays?|tells?|box|pop-?up|message|see|read)\b/i;
const COPIED = /\b(?:cop(?:y|ies)|clipboard)\b/i;

/** "show the computer name and the ip address in a box": several facts at once, in one message. */
export const readComputerFacts: ClauseReader = (clause, text) => {
  if (clause.entities.length > 1 || !(SHOWN.test(text) || COPIED.test(text))) return undefined;
  const facts = [
    ...(NAME.test(text) ? ['"Computer: " A_ComputerName'] : []),
    ...(USER.test(text) ? ['"User: " A_UserName'] : []),
    ...(ADDRESS.test(text) ? ['"IP address: " SysGetIPAddresses()[1]'] : []),
  ];
  if (facts.length < 2) return undefined;
  const joined = facts.map((fact, index) => (index === 0 ? fact : fact.replace('"', '"`n'))).join(' ');
  const isCopied = COPIED.test(text);
  const step: Step = {
    title: `${isCopied ? 'Copy' : 'Show'} the computer's name and address`,
    code: isCopied ? `A_Clipboard := ${joined}` : `MsgBox(${joined})`,
    needs: '',
  };
  return { steps: [step], assumed: [], used: [], score: 0.9 };
};
