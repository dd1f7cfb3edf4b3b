import { createContext, type PointerEvent, type ReactNode, useContext, useMemo, useState } from 'react';

/** Which sentence of the explanation is pointed at, by its place; with it, its parts of the request and its code. */
export type Marking = {
  line: number | undefined;
  hover: (line: number | undefined) => void;
  focus: (line: number | undefined) => void;
};

const MarkingContext = createContext<Marking | undefined>(undefined);

/** Request, explanation and code within it are marked together. */
export function MarkingScope({ children }: { children: ReactNode }) {
  const [hovered, hover] = useState<number>();
  const [focused, setFocused] = useState<number>();
  const marking = useMemo(() => {
    const focus = (line: number | undefined) => {
      // A mouse that rests somewhere must not hide where the keyboard is.
      if (line !== undefined) hover(undefined);
      setFocused(line);
    };
    return { line: hovered ?? focused, hover, focus };
  }, [hovered, focused]);
  return <MarkingContext value={marking}>{children}</MarkingContext>;
}

/** Undefined where nothing is marked together, such as for a script that was edited. */
export function useMarking(): Marking | undefined {
  return useContext(MarkingContext);
}

/** Makes an element mark a sentence while it is pointed at, tapped or focused. */
export function marks({ hover, focus }: Marking, line: number) {
  return {
    // A finger leaves when it lifts, and would take the mark along: its tap gives the focus instead.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && hover(line),
    onPointerLeave: () => hover(undefined),
    onFocus: () => focus(line),
    onBlur: () => focus(undefined),
    // Safari does not give a button the focus that is tapped.
    onClick: () => focus(line),
  };
}
