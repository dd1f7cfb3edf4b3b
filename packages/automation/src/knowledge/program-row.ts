/** A well-known program as the tables list it. */
export type ProgramRow = {
  /** What people call it, the proper name first. */
  readonly names: readonly string[];
  /** The file it runs as; several where versions or makers differ. */
  readonly exe: string | readonly string[];
  /** Its name in the Start menu, if the proper name is not in it. */
  readonly menu?: string;
  /** What starts it, if that is not the file: an address or another file. */
  readonly run?: string;
  /** Windows finds what starts it without a folder: it comes with Windows or is in its list of program paths. */
  readonly found?: true;
  /** What its windows are told by, if not by the file. */
  readonly windows?: readonly string[];
  /** A store app: its window belongs to ApplicationFrameHost.exe. */
  readonly store?: true;
};
