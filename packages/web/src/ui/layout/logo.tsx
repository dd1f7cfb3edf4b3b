/** One keycap with a quill's nib on it. public/favicon.svg is the same drawing. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
      <path
        className="fill-accent-edge"
        d="M8.6 1h14.8a6.5 6.5 0 0 1 6.45 5.7l1.55 15.3a8 8 0 0 1-8 9H8.6a8 8 0 0 1-8-9L2.15 6.7A6.5 6.5 0 0 1 8.6 1z"
      />
      <path
        className="fill-accent"
        d="M9.9 1h12.2a6.5 6.5 0 0 1 6.5 6.5v12.4a6.5 6.5 0 0 1-6.5 6.5H9.9a6.5 6.5 0 0 1-6.5-6.5V7.5A6.5 6.5 0 0 1 9.9 1z"
      />
      <path
        className="fill-on-accent"
        fillRule="evenodd"
        d="M12.7 4.9h6.6l.5 2.6c1.9 1.3 2.9 3 2.9 4.9 0 3.3-2.5 6-6.7 11.6-4.2-5.6-6.7-8.3-6.7-11.6 0-1.9 1-3.6 2.9-4.9zM15.3 15.1v7l.7.9.7-.9v-7a2.15 2.15 0 1 0-1.4 0z"
      />
    </svg>
  );
}
