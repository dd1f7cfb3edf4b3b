import type { Page } from 'playwright-core';

/** Where scenes are played: one page of one browser, in front of one product with an embedded database. */
export type Stage = { page: Page; dataDir: string; email: string };

/** A state that a page or a dialog can be in, and the way there from the scene before. */
export type Scene = {
  name: string;
  play: () => Promise<unknown>;
  /** A picture shows the window alone where something lies over the page. */
  wholePage?: boolean;
  /** It exists in a narrow window alone. */
  onPhone?: boolean;
};
