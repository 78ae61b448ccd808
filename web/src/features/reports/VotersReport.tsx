import { type Attendance, channelNames, formatWeight, paths } from '@asamblea/domain';
import { useMemo } from 'react';
import { MemberFirestore } from '../../firebase/MemberFirestore.tsx';
import { useCollection } from '../../firebase/useCollection.ts';
import { useOwnAssembly } from '../../firebase/useOwnAssembly.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { groupByHolder } from './groupByHolder.ts';

/** Everybody who came, with the units they answered for. */
export function VotersReport() {
  return (
    <Page
      title="Informe de asistentes"
      subtitle="Quién asistió, por qué unidades y por qué medio."
      width="wide"
    >
      <MemberFirestore fallback={<Loading shape="list" />}>
        <OfAssembly />
      </MemberFirestore>
    </Page>
  );
}

function OfAssembly() {
  const assembly = useOwnAssembly();
  if (assembly === null) return <Loading shape="list" />;
  return <Holders path={paths.attendance(assembly.assemblyId, assembly.activeSession)} />;
}

const channels = { ...channelNames, both: 'Varios medios' } as const;

function Holders({ path }: { readonly path: string }) {
  const { status, rows } = useCollection<Attendance>(path);
  const holders = useMemo(() => groupByHolder(rows), [rows]);
  if (status === 'loading') return <Loading shape="list" />;
  if (holders.length === 0) {
    return (
      <EmptyState title="Aún no ha llegado nadie">
        Cada persona aparece aquí cuando se acredita.
      </EmptyState>
    );
  }
  return (
    <PlainTable
      caption="Asistentes"
      columns={[
        ...[{ name: 'Persona' }, { name: 'Unidades' }, { name: 'Medio' }, { name: 'Estado' }],
        { name: 'Coeficiente', isFigure: true },
      ]}
      rows={holders.map(({ personId, name, labels, channel, isHere, weight }) => ({
        key: personId,
        cells: [
          name,
          labels.join(', '),
          channels[channel],
          isHere ? 'Presente' : 'Salió',
          formatWeight(weight),
        ],
      }))}
    />
  );
}
