import {
  answerKnobsEndpoint,
  changeAnswerKnobEndpoint,
  changeScriptKnobEndpoint,
  type GeneratedScript,
  type SavedScript,
  scriptKnobsEndpoint,
} from '@hotscribe/contract';
import { callApi } from '#lib/http/api-client.ts';
import type { KeptKnobs } from './knobs-query.ts';

const listOfAnswer = callApi(answerKnobsEndpoint);
const changeAnswer = callApi(changeAnswerKnobEndpoint);
const listOfScript = callApi(scriptKnobsEndpoint);
const changeScript = callApi(changeScriptKnobEndpoint);

/** The fields of an answer. */
export function answerKnobs(id: string, onChanged: (generated: GeneratedScript) => void): KeptKnobs {
  return {
    name: `answer ${id}`,
    list: () => listOfAnswer({ id }),
    change: async (knob, value, remember) => {
      const { generated, knobs, lastChange } = await changeAnswer({ id, knob: knob.id, was: knob.value, value });
      remember({ script: generated.script, knobs, lastChange });
      onChanged(generated);
    },
  };
}

/** The fields of a saved script. */
export function savedKnobs(id: string, onChanged: (script: SavedScript) => void): KeptKnobs {
  return {
    name: `script ${id}`,
    list: () => listOfScript({ id }),
    change: async (knob, value, remember) => {
      const { script, knobs, lastChange } = await changeScript({ id, knob: knob.id, was: knob.value, value });
      remember({ script: script.script, knobs, lastChange });
      onChanged(script);
    },
  };
}
