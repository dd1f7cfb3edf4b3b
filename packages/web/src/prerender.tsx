export { RENDERED_PAGES } from './app/page-heads.ts';
export { ANSWERS_NEEDED, renderDocument } from './app/render-page.tsx';
