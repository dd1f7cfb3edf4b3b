import { ClosingCall } from './closing-call.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { Hero } from './hero.tsx';
import { TrialBanner } from './trial-banner.tsx';

export function HomePage() {
  return (
    <>
      <TrialBanner />
      <Hero />
      <FeatureCards />
      <ClosingCall />
    </>
  );
}
