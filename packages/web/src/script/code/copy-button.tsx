import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { showError } from '#lib/page/toast-store.ts';
import { Button } from '#ui/action/button.tsx';

type CopyButtonProps = {
  text: string;
  /** What is copied, where a page has several such buttons. */
  of?: string;
  onCopied: () => void;
  failure: string;
};

const FEEDBACK_MS = 2000;

export function CopyButton({ text, of, onCopied, failure }: CopyButtonProps) {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied((times) => times + 1);
      onCopied();
    } catch {
      showError(failure);
    }
  };
  const Icon = copied ? Check : Copy;
  const label = copied ? 'Copied!' : 'Copy';
  return (
    <Button tone="secondary" aria-label={of && `${label}: ${of}`} onClick={copy}>
      <Icon aria-hidden className="size-4" />
      {label}
    </Button>
  );
}
