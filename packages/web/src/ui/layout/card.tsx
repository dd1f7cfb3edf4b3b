import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames('rounded-card border border-line bg-surface p-6', className)} {...rest} />;
}
