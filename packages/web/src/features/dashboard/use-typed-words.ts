import { useState } from 'react';

/** The words in the box. Those that an example or a suggestion has replaced can be put back. */
export function useTypedWords(typed: string, write: (description: string) => void) {
  const [replaced, setReplaced] = useState<string>();
  const describe = (description: string) => {
    setReplaced(undefined);
    write(description);
  };
  return {
    describe,
    replace: (description: string) => {
      // Of two examples in a row, the words of the user are still those to come back to.
      if (typed.trim() && typed !== description) setReplaced((before) => before ?? typed);
      write(description);
    },
    putBack: replaced === undefined ? undefined : () => describe(replaced),
  };
}
