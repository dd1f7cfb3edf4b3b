import { PAGES, type PageName } from '@hotscribe/contract';
import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { Alive } from './alive.tsx';
import { GUARDS } from './guards.tsx';
import { Layout } from './layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PAGE_VIEWS } from './page-views.tsx';

// For development alone: what is built does not have it.
const DesignPage =
  import.meta.env.DEV && lazy(async () => ({ default: (await import('#features/design/design-page.tsx')).DesignPage }));

const NAMES = Object.keys(PAGES) as PageName[];

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {NAMES.map((name) => {
          const View = PAGE_VIEWS[name];
          const Guard = GUARDS[PAGES[name].access];
          return (
            <Route
              key={name}
              path={PAGES[name].path}
              element={
                <Alive>
                  <Guard>
                    <View />
                  </Guard>
                </Alive>
              }
            />
          );
        })}
        {DesignPage && <Route path="/design" element={<DesignPage />} />}
        <Route
          path="*"
          element={
            <Alive>
              <NotFoundPage />
            </Alive>
          }
        />
      </Route>
    </Routes>
  );
}
