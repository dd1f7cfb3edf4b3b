import type { Suggestion } from '@hotscribe/contract';
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { carryRequest } from '#lib/page/carried-request.ts';
import { firstMove, typedEarly } from '#lib/page/waiting-page.ts';
import { useSession } from '#lib/session/use-session.ts';
import { EXAMPLES, FIRST_EXAMPLE } from './examples.ts';
import type { Written } from './live-answer.ts';
import { useLiveWriter } from './use-live-writer.ts';
import { useOwnWords } from './use-own-words.ts';
import { useTypedOut } from './use-typed-out.ts';

/** The request in the hero, typed by the visitor or played as an example, and the writer's answer to it. */
export function useLiveExample() {
  const [text, setText] = useState(FIRST_EXAMPLE.description);
  const [written, setWritten] = useState<Written>(FIRST_EXAMPLE);
  // Whether the words are the visitor's own.
  const [isOwn, setIsOwn] = useState(false);
  const { state, ask, forgetFailure } = useLiveWriter(setWritten);
  const { typing, typeOut } = useTypedOut(setText);
  const shown = useRef(1);
  const box = useRef<HTMLTextAreaElement>(null);
  const request = text.trim();
  const own = useOwnWords(isOwn && request !== '' ? { text, written } : undefined);

  useSelectedAtFirst(box);
  useEarlyWords(setText, setIsOwn);
  useExampleAnswer(request, setWritten);
  const showExample = () => {
    own.keep();
    setIsOwn(false);
    forgetFailure();
    typeOut(EXAMPLES[shown.current % EXAMPLES.length]?.description);
    shown.current += 1;
  };
  const say = (words: string) => {
    typeOut(undefined);
    setIsOwn(true);
    forgetFailure();
    setText(words);
  };
  const putBack = () => {
    if (!own.kept) return;
    say(own.kept.text);
    setWritten(own.kept.written);
    own.drop();
  };
  useFirstShow(!isOwn, showExample);
  useCarried(isOwn ? written : undefined);

  return {
    box,
    text,
    written,
    isOwn,
    state,
    /** The answer on the screen is to other words than those in the box. */
    isStale: request !== '' && request !== written.description,
    showExample,
    describe: (words: string) => {
      own.drop();
      say(words);
    },
    /** A suggestion was clicked: its program is written at once, mere words go into the box. */
    choose: ({ text: words, program }: Suggestion) => {
      if (state.kind === 'asking') return;
      if (program !== null) return void ask(written.description, program);
      own.keep();
      say(words);
    },
    /** Missing where no example has replaced the visitor's words. */
    putBack: own.kept && putBack,
    submit: () => {
      if (state.kind === 'asking') return;
      if (request === '') box.current?.focus();
      else if (request !== written.description) void ask(request);
    },
    enter: ({ target }: FocusEvent<HTMLTextAreaElement>) => {
      if (isOwn) return;
      const example = typing ?? text;
      flushSync(() => {
        setText(example);
        typeOut(undefined);
      });
      selectWhile(target, example);
    },
  };
}

/** What was typed before the page had its code. */
function useEarlyWords(setText: (text: string) => void, setIsOwn: (isOwn: boolean) => void): void {
  const [early] = useState(() => typedEarly('request'));
  // Not before: the first picture must be the one that was rendered. Nor later: React has put the example back into
  // the box, and the next letter would take its place instead of following the visitor's words.
  useLayoutEffect(() => {
    if (early === '') return;
    setIsOwn(true);
    setText(early);
  }, [early, setText, setIsOwn]);
}

// The answers to the examples are known: nobody has to ask for them.
function useExampleAnswer(request: string, show: (written: Written) => void): void {
  useEffect(() => {
    const example = EXAMPLES.find(({ description }) => description === request);
    if (example) show(example);
  }, [request, show]);
}

// React has moved the cursor of a visitor who got here before it to the front of the example, along with their typing.
function useSelectedAtFirst(box: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    if (document.activeElement === box.current) box.current?.select();
  }, [box]);
}

// The first letter the visitor types takes the place of the example, and of nothing else. Once more after a click,
// which puts the cursor where it was made.
function selectWhile(box: HTMLTextAreaElement, example: string): void {
  const select = () => box.value === example && box.select();
  select();
  requestAnimationFrame(select);
}

/** Shows once, to somebody who is there and does not type, what the product does. */
function useFirstShow(isWanted: boolean, showExample: () => void): void {
  const [isThere, setIsThere] = useState(false);
  const hasShown = useRef(false);
  useEffect(() => {
    let here = true;
    void firstMove().then(() => here && setIsThere(true));
    return () => {
      here = false;
    };
  }, []);
  useEffect(() => {
    if (!isThere || hasShown.current) return;
    hasShown.current = true;
    if (isWanted && document.activeElement?.matches('textarea') !== true) showExample();
  });
}

/** What a visitor has written here goes with them when they sign up. */
function useCarried(written: Written | undefined): void {
  const { status } = useSession();
  useEffect(() => {
    if (written && status === 'signed-out') carryRequest(written.description, written.answer);
  }, [written, status]);
}
