import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { carryRequest } from '#lib/carried-request.ts';
import { useSession } from '#lib/use-session.ts';
import { useSettled } from '#lib/use-settled.ts';
import { firstMove, typedEarly } from '#lib/waiting-page.ts';
import { answer as firstAnswer, request as firstRequest } from './first-example.request';
import { useLiveWriter, type Written } from './live-writer.ts';
import { useTypedOut } from './use-typed-out.ts';

// Long enough not to answer half a sentence, short enough to feel like an answer.
const PAUSE_MS = 400;

const EXAMPLES = [
  'When I type btw, write by the way',
  'Keep the active window on top with Ctrl+Space',
  'F8 starts and stops clicking 10 times a second',
  'Make Caps Lock act as Escape',
  firstRequest,
];

const FIRST: Written = { description: firstRequest, answer: firstAnswer, milliseconds: undefined };

/** The request in the hero, typed by the visitor or by itself, and what the writer made of it. */
export function useLiveExample() {
  const [early] = useState(() => typedEarly('request'));
  const [text, setText] = useState(firstRequest);
  const [written, setWritten] = useState(FIRST);
  // Whether the words are the visitor's own.
  const [isOwn, setIsOwn] = useState(false);
  const { state, wake, retry, write } = useLiveWriter(setWritten);
  const { typing, typeOut } = useTypedOut(setText);
  const request = useSettled(text, PAUSE_MS).trim();
  const asked = useRef(firstRequest);
  const shown = useRef(0);
  const box = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    // React has put the cursor of who was here before it in front of the example, and what they type next with it.
    if (document.activeElement === box.current) box.current?.select();
  }, []);

  useEffect(() => {
    // Only now: the first picture must be the one that was rendered.
    if (early === '' || early === firstRequest) return;
    setIsOwn(true);
    setText(early);
  }, [early]);

  useEffect(() => {
    if (request === '' || request === asked.current) return;
    asked.current = request;
    write(request);
  }, [request, write]);

  const showExample = () => {
    setIsOwn(false);
    typeOut(EXAMPLES[shown.current % EXAMPLES.length]);
    shown.current += 1;
  };
  useFirstShow(wake, state === 'ready' && !isOwn, showExample);
  useCarried(isOwn ? written : undefined);

  return {
    box,
    text,
    written,
    isOwn,
    state,
    /** The answer on the screen is to other words than those in the box. */
    isStale: text.trim() !== '' && text.trim() !== written.description,
    retry,
    showExample,
    describe: (words: string) => {
      typeOut(undefined);
      setIsOwn(true);
      setText(words);
    },
    enter: ({ target }: FocusEvent<HTMLTextAreaElement>) => {
      wake();
      if (isOwn) return;
      const example = typing ?? text;
      setText(example);
      typeOut(undefined);
      // The first letter the visitor types takes the place of the example, and of nothing else.
      requestAnimationFrame(() => target.value === example && target.select());
    },
  };
}

/** Wakes the writer when somebody is there, and has it show once what it does. */
function useFirstShow(wake: () => void, isReady: boolean, showExample: () => void): void {
  const hasShown = useRef(false);
  useEffect(() => {
    let here = true;
    void firstMove().then(() => here && !savesData() && wake());
    return () => {
      here = false;
    };
  }, [wake]);
  useEffect(() => {
    if (!isReady || hasShown.current) return;
    hasShown.current = true;
    if (document.activeElement?.matches('textarea') !== true) showExample();
  });
}

/** What a visitor has written here goes with them when they sign up. */
function useCarried(written: Written | undefined): void {
  const { status } = useSession();
  useEffect(() => {
    if (written && status === 'signed-out') carryRequest(written.description, written.answer);
  }, [written, status]);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
