import { formatPercent, formatWeight, type LiveQuorum } from '@asamblea/domain';
import { Box } from '@mui/material';
import { MemberFirestore } from '../../firebase/MemberFirestore.tsx';
import { useSession } from '../../firebase/session.tsx';
import { useLive } from '../../firebase/useLive.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatMoment } from '../../ui/formatMoment.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { StepCurve } from '../../ui/StepCurve.tsx';

/** How the quorum moved during the session: the curve, and the same in figures. */
export function QuorumReport() {
  const { cot, timeZone } = useSession();
  return (
    <Page title="Informe de quórum" subtitle="El peso presente, cada vez que cambió.">
      <MemberFirestore fallback={<Loading shape="list" />}>
        {cot !== null && <Curve cot={cot} timeZone={timeZone ?? 'UTC'} />}
      </MemberFirestore>
    </Page>
  );
}

function Curve({ cot, timeZone }: { readonly cot: string; readonly timeZone: string }) {
  const { value, missing } = useLive(cot, 'quorum');
  if (value === null && !missing) return <Loading shape="list" />;
  if (value === null || value.curve.length === 0) {
    return (
      <EmptyState title="Aún no ha entrado nadie">
        La curva empieza con la primera acreditación.
      </EmptyState>
    );
  }
  return <Steps live={value} timeZone={timeZone} />;
}

function Steps({ live, timeZone }: { readonly live: LiveQuorum; readonly timeZone: string }) {
  const { total } = live.quorum;
  const rows = live.curve.map(({ at, weight }) => [
    formatMoment(at, timeZone),
    formatWeight(weight),
    formatPercent(weight, total.weight),
  ]);
  const first = live.curve[0]?.at ?? 0;
  const span = Math.max(1, (live.curve.at(-1)?.at ?? 0) - first);
  return (
    <>
      <Box sx={{ height: 220, mb: 3 }}>
        <StepCurve
          caption="Peso presente a lo largo de la sesión"
          points={live.curve.map(({ at, weight }) => ({
            x: (at - first) / span,
            y: total.weight === 0 ? 0 : weight / total.weight,
          }))}
          threshold={null}
          startLabel={rows[0]?.[0] ?? ''}
          endLabel={rows.length > 1 ? (rows.at(-1)?.[0] ?? '') : ''}
          columns={['Momento', 'Presente']}
          rows={rows.map(([moment = '', weight = '']) => [moment, weight])}
        />
      </Box>
      <PlainTable
        caption="Cambios del quórum"
        columns={[
          { name: 'Momento' },
          { name: 'Presente', isFigure: true },
          { name: 'Del total', isFigure: true },
        ]}
        rows={rows.map((cells, index) => ({ key: String(index), cells }))}
      />
    </>
  );
}
