export { RENDERED_PAGES } from './app/page-heads.ts';
export { renderDocument } from './app/render-page.tsx';
