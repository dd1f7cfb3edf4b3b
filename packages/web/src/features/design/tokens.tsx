import { Logo } from '#ui/layout/logo.tsx';
import { Row, Specimen } from './specimen.tsx';

// Written out, because the styles are made of the class names that stand in the code.
const COLOURS = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['line', 'bg-line'],
  ['edge', 'bg-edge'],
  ['ink-faint', 'bg-ink-faint'],
  ['ink-soft', 'bg-ink-soft'],
  ['ink', 'bg-ink'],
  ['accent', 'bg-accent'],
  ['accent-strong', 'bg-accent-strong'],
  ['accent-edge', 'bg-accent-edge'],
  ['accent-soft', 'bg-accent-soft'],
  ['amber', 'bg-amber'],
  ['amber-soft', 'bg-amber-soft'],
  ['danger', 'bg-danger'],
  ['danger-strong', 'bg-danger-strong'],
  ['danger-soft', 'bg-danger-soft'],
  ['added', 'bg-added'],
  ['removed', 'bg-removed'],
] as const;

const TYPE = [
  ['note, 13', 'text-note'],
  ['small, 15', 'text-small'],
  ['body, 17', 'text-body'],
  ['lead, 21', 'text-lead'],
  ['title, 28', 'text-title font-semibold'],
  ['display, 40', 'text-display font-semibold'],
  ['hero, 56', 'text-hero font-semibold'],
] as const;

const SHAPES = [
  ['rounded-key, 6', 'rounded-key'],
  ['rounded-card, 10', 'rounded-card'],
  ['rounded-full', 'rounded-full'],
  ['a key: 2 px below', 'rounded-key shadow-[0_2px_0_var(--edge)]'],
  ['over the page', 'rounded-card shadow-lg'],
] as const;

export function Tokens() {
  return (
    <>
      <Specimen name="Colors, from app/styles.css">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
          {COLOURS.map(([name, look]) => (
            <li key={name} className="text-note text-ink-soft">
              <span className={`mb-1 block h-12 rounded-key border border-edge ${look}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type: Geist">
        {TYPE.map(([name, look]) => (
          <p key={name} className={`wrap-anywhere ${look}`}>
            {name}
          </p>
        ))}
        <p className="font-mono text-note">JetBrains Mono for code, 13</p>
      </Specimen>
      <Specimen name="Shapes">
        <Row>
          {SHAPES.map(([name, look]) => (
            <span key={name} className={`border border-edge bg-surface px-4 py-2 text-note ${look}`}>
              {name}
            </span>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Logo">
        <Row>
          <Logo />
        </Row>
      </Specimen>
    </>
  );
}
