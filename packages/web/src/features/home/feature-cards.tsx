import { Download, History, type LucideIcon, MessageSquareText, RefreshCw, ShieldCheck, Zap } from 'lucide-react';
import { Card } from '#ui/layout/card.tsx';

type Feature = { Icon: LucideIcon; title: string; text: string };

const FEATURES: readonly Feature[] = [
  {
    Icon: Zap,
    title: 'Lightning Fast',
    text: 'From your sentence to a working script in seconds, not an afternoon of trial and error.',
  },
  {
    Icon: MessageSquareText,
    title: 'Plain English Input',
    text: 'Describe the task the way you would to a colleague. There’s nothing to learn first.',
  },
  {
    Icon: Download,
    title: 'Instant Download',
    text: 'Copy the script or download it as an .ahk file, then double-click it to run.',
  },
  {
    Icon: History,
    title: 'Script History',
    text: 'Keep the scripts you like. Find, rename, edit, or regenerate them at any time.',
  },
  {
    Icon: ShieldCheck,
    title: 'Safe & Secure',
    text: 'Your scripts are yours alone, and each one comes with a plain-English explanation of what it does.',
  },
  {
    Icon: RefreshCw,
    title: 'Always Improving',
    text: 'The AI behind Hotscribe keeps getting better at understanding what you mean.',
  },
];

export function FeatureCards() {
  return (
    <section aria-labelledby="features" className="border-t border-line">
      <div className="mx-auto max-w-page px-4 py-16 sm:px-6 lg:py-24">
        <h2 id="features" className="max-w-prose text-title font-semibold sm:text-display">
          Your Keyboard, Doing More of the Work
        </h2>
        <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {FEATURES.map(({ Icon, title, text }) => (
            <li key={title}>
              <Card className="h-full">
                <span className="flex size-10 items-center justify-center rounded-key border border-edge shadow-[0_2px_0_var(--edge)]">
                  <Icon aria-hidden className="size-5 text-accent" />
                </span>
                <h3 className="mt-5 text-body font-semibold">{title}</h3>
                <p className="mt-1 text-small text-pretty text-ink-soft">{text}</p>
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
