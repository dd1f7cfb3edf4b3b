import { followUpAnswerEndpoint, SCRIPT_MESSAGES } from '@hotscribe/contract';
import { useRef, useState } from 'react';
import type { FollowUpSubject } from './follow-up-calls.ts';
import { type FollowUpListeners, useFollowUp } from './use-follow-up.ts';

const wishRule = followUpAnswerEndpoint.input.shape.wish;

/** The wish in the box. It stays there until it has come true. */
export function useWish(
  subject: FollowUpSubject,
  edited: string | undefined,
  onChanged: FollowUpListeners['onChanged'],
) {
  const [wish, setWish] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isNew, setIsNew] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const followUp = useFollowUp(subject, {
    onChanged,
    onFound: setWish,
    onStopped: () => input.current?.focus(),
    onDone: () => {
      setWish('');
      setIsNew(true);
    },
  });
  const send = () => {
    const { data, error } = wishRule.safeParse(wish);
    setProblem(error && (error.issues[0]?.message ?? SCRIPT_MESSAGES.wishFirst));
    setIsNew(false);
    if (data === undefined) input.current?.focus();
    else followUp.change({ wish: data, edited });
  };
  const type = (text: string) => {
    setWish(text);
    setProblem(undefined);
  };
  const undo = (script: string) => {
    setIsNew(false);
    followUp.undo(script, { onSuccess: () => input.current?.focus() });
  };
  return { wish, problem, isNew, input, type, send, undo, followUp };
}
