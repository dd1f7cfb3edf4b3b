/** Where something stands in the request, as offsets. */
export type Span = { readonly start: number; readonly end: number };

/** Something in the request that has a value of its own, whatever the sentence around it says. */
export type Entity = Span &
  (
    | { readonly kind: 'text'; readonly value: string }
    | { readonly kind: 'site'; readonly value: string }
    | { readonly kind: 'email'; readonly value: string }
    | { readonly kind: 'path'; readonly value: string }
    | { readonly kind: 'program'; readonly value: Program }
    | { readonly kind: 'hotkey'; readonly value: string }
    | { readonly kind: 'key'; readonly value: string }
    | { readonly kind: 'duration'; readonly value: number; readonly every: boolean }
    | { readonly kind: 'clock'; readonly value: Clock }
    | { readonly kind: 'point'; readonly value: Point }
    | { readonly kind: 'percent'; readonly value: number }
    | { readonly kind: 'number'; readonly value: number }
  );

export type EntityKind = Entity['kind'];

/** A program: what people call it, what starts it, and the process that its windows belong to. */
export type Program = { name: string; run: string; exe: string };
export type Clock = { hour: number; minute: number };
export type Point = { x: number; y: number };

/** A request as it was read: the words as they were written, and what was found in them, in order. */
export type Reading = { readonly text: string; readonly entities: readonly Entity[] };
