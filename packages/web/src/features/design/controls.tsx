import { Download } from 'lucide-react';
import { PutBack } from '#script/follow-up/put-back.tsx';
import { Button } from '#ui/action/button.tsx';
import { ButtonLink } from '#ui/action/button-link.tsx';
import { OutsideLink } from '#ui/action/outside-link.tsx';
import { SkipLink } from '#ui/action/skip-link.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { ThemeSwitch } from '#ui/layout/theme-switch.tsx';
import { Row, Specimen } from './specimen.tsx';

const TONES = ['primary', 'secondary', 'quiet', 'danger'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

export function Controls() {
  return (
    <>
      <Specimen name="Restore my text">
        <PutBack onPutBack={() => {}} />
      </Specimen>
      <Specimen name="Button: tones, sizes, with an icon, busy, disabled">
        {SIZES.map((size) => (
          <Row key={size}>
            {TONES.map((tone) => (
              <Button key={tone} tone={tone} size={size}>
                {tone}
              </Button>
            ))}
          </Row>
        ))}
        <Row>
          <Button>
            <Download aria-hidden className="size-4" />
            Download
          </Button>
          <Button busyText="Generating...">Generate Script</Button>
          <Button tone="secondary" busyText="Saving...">
            Save
          </Button>
          {TONES.map((tone) => (
            <Button key={tone} tone={tone} disabled>
              {tone}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="ButtonLink">
        <Row>
          {TONES.map((tone) => (
            <ButtonLink key={tone} to="#controls" tone={tone}>
              {tone}
            </ButtonLink>
          ))}
        </Row>
      </Specimen>
      <Specimen name="TextLink, OutsideLink">
        <p>
          A <TextLink to="#controls">link within the app</TextLink> and{' '}
          <OutsideLink href="https://www.autohotkey.com/">one that leaves it</OutsideLink>.
        </p>
      </Specimen>
      <Specimen name="ThemeSwitch">
        <Row>
          <ThemeSwitch />
        </Row>
      </Specimen>
      <Specimen name="SkipLink: visible when focused">
        <SkipLink targetId="controls" />
      </Specimen>
    </>
  );
}
