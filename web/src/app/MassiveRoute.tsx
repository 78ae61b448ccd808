import { ProxyImport } from '../features/proxies/ProxyImport.tsx';
import { readRosterFile } from '../features/rosters/readRosterFile.ts';
import { Page } from '../ui/Page.tsx';

/** Work for many at once, from a file. */
export function MassiveRoute() {
  return (
    <Page title="Trabajo masivo">
      <ProxyImport readTable={readRosterFile} />
    </Page>
  );
}
