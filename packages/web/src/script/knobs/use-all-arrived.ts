import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FollowUpSubject, followUpQuery } from '#script/follow-up/follow-up-calls.ts';
import { useHasLanguageAnswered } from '#script/report/script-language.ts';
import { takenKeysQuery } from '#script/report/use-key-clashes.ts';
import { type KeptKnobs, knobsQuery } from './knobs-query.ts';

const MOST_WAITING_MS = 2000;

/**
 * Whether all parts of a script have arrived: what it does, other scripts with its keys, its fields, and its last change. They come from different
 * places, and each would push down the buttons below it, from under the mouse. A slow one doesn't hold back the rest
 * for long.
 */
export function useAllArrived(script: string, kept: KeptKnobs | undefined, subject: FollowUpSubject | undefined) {
  const isLanguageHere = useHasLanguageAnswered();
  const knobs = useQuery(knobsQuery(kept, script));
  const followUps = useQuery({ ...followUpQuery(subject ?? NOTHING, script), enabled: subject !== undefined });
  const taken = useQuery(takenKeysQuery);
  const isWaiting = !isLanguageHere || taken.isPending || (kept && knobs.isPending) || (subject && followUps.isPending);
  const [hasArrived, setHasArrived] = useState(!isWaiting);
  // For good: a later change must not take away what is being used.
  if (!isWaiting && !hasArrived) setHasArrived(true);
  useEffect(() => {
    const timer = setTimeout(() => setHasArrived(true), MOST_WAITING_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasArrived;
}

const NOTHING: FollowUpSubject = { kind: 'answer', id: '' };
