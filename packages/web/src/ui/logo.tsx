/** One keycap with a quill's nib on it. public/favicon.svg is the same drawing. */
export function Logo() {
  return (
    <svg viewBox="2 2 28 28" className="size-7" aria-hidden="true">
      <rect x="2" y="4" width="28" height="26" rx="7" className="fill-accent-edge" />
      <rect x="2" y="2" width="28" height="25" rx="7" className="fill-accent" />
      <path
        className="fill-on-accent"
        d="M13.2 5.5h5.6l.5 3.2c1.6 1.4 2.5 3 2.5 4.8 0 3.1-2.4 5.7-5.8 9.9-3.4-4.2-5.8-6.8-5.8-9.9 0-1.8.9-3.4 2.5-4.8z"
      />
      <path className="stroke-accent" strokeWidth="1.4" strokeLinecap="round" d="M16 21v-6" />
      <circle cx="16" cy="13.4" r="1.7" className="fill-accent" />
    </svg>
  );
}
