/** A function that scripts share, written once: named after what it does for the reader of the script. */
export type Helper = {
  /** The function, with a comment above it where its name does not say everything. */
  readonly code: string;
  /** Other library functions that it calls. */
  readonly needs?: readonly string[];
  /** Lines such as `CoordMode("Mouse", "Screen")` that it relies on. */
  readonly modes?: readonly string[];
  /** Lines that must run when the script starts. */
  readonly startup?: readonly string[];
};

export type Library = Readonly<Record<string, Helper>>;
