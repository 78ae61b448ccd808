import { type BulkWork, bulkOperations, bulkWorks } from '@asamblea/domain';
import { Box, Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { MemberFirestore } from '../../../firebase/listening/MemberFirestore.tsx';
import { useMay } from '../../../firebase/session/useMay.ts';
import { useSwitches } from '../../../firebase/session/useSwitches.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Withheld } from '../../../ui/feedback/Withheld.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import { BulkDesk } from './BulkDesk.tsx';
import { workNames } from './bulkWords.ts';

interface MassivePageProps {
  /** Works that other parts of the product bring, each a tab. */
  readonly more: readonly {
    readonly name: string;
    readonly label: string;
    readonly content: ReactNode;
  }[];
}

/** `/massive`: one thing done to many, with a look before and an answer for each row. */
export function MassivePage({ more }: MassivePageProps) {
  const mayRun = useMay('runBulk');
  const [address, setAddress] = useSearchParams();
  const { hasOperation } = useSwitches();
  const offered = bulkWorks.filter((name) => hasOperation(bulkOperations[name]));
  const tabs: readonly { readonly name: string; readonly label: string }[] = [
    ...offered.map((name) => ({ name, label: workNames[name] })),
    ...more,
  ];
  const asked = address.get('trabajo');
  const tab = tabs.find(({ name }) => name === asked)?.name ?? 'accredit';
  const work: BulkWork | undefined = bulkWorks.find((name) => name === tab);
  return (
    <Page
      title="Por lista"
      subtitle="Muchas unidades de una vez: primero ve qué pasará con cada fila."
      width="wide"
    >
      <Tabs
        value={tab}
        onChange={(_, chosen: string) => setAddress({ trabajo: chosen }, { replace: true })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Trabajo"
        sx={{ mb: 3 }}
      >
        {tabs.map(({ name, label }) => (
          <Tab
            key={name}
            value={name}
            label={label}
            id={`trabajo-${name}`}
            aria-controls={`panel-${name}`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`trabajo-${tab}`}>
        <MemberFirestore fallback={<Loading shape="list" />}>
          {work === undefined ? (
            more.find(({ name }) => name === tab)?.content
          ) : mayRun ? (
            <BulkDesk work={work} />
          ) : (
            <Withheld what={workNames[work]} />
          )}
        </MemberFirestore>
      </Box>
    </Page>
  );
}
