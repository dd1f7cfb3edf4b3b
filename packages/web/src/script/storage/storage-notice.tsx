import { PAGES, type Storage } from '@hotscribe/contract';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '#ui/action/text-link.tsx';
import { Notice } from '#ui/status/notice.tsx';
import { storageQuery } from './storage-query.ts';
import { storageSaid } from './storage-said.ts';

/** How much space for saved scripts is used, shown only when little is left. */
export function StorageNotice() {
  const { data: storage } = useQuery(storageQuery);
  const said = storage && storageSaid(storage);
  if (!said) return null;
  return (
    <Notice tone={said.isFull ? 'warning' : 'calm'}>
      {said.text} <WayOut isFull={said.isFull} plan={storage.plan} />
    </Notice>
  );
}

function WayOut({ isFull, plan }: { isFull: boolean; plan: Storage['plan'] }) {
  const tidy = isFull ? 'To save more, delete scripts you no longer need' : 'You can delete scripts you no longer need';
  if (plan === 'monthly') return `${tidy}.`;
  return (
    <>
      {tidy}, or {/* The accent has too little contrast with the ground of a notice. */}
      <TextLink to={PAGES.pricing.path} className="text-ink!">
        upgrade for more space
      </TextLink>
      .
    </>
  );
}
