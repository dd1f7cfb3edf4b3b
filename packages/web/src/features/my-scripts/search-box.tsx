import { SEARCH_MAX_LENGTH } from '@hotscribe/contract';
import { Search } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { INPUT_LOOK } from '#ui/form/field.tsx';

type SearchBoxProps = { search: string; onSearch: (search: string) => void };

export function SearchBox({ search, onSearch }: SearchBoxProps) {
  return (
    <div className="relative w-full sm:max-w-sm">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-faint"
      />
      <input
        type="search"
        dir="auto"
        aria-label="Search scripts"
        placeholder="Search by name or description"
        maxLength={SEARCH_MAX_LENGTH}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        className={classNames(INPUT_LOOK, 'pl-10')}
      />
    </div>
  );
}
