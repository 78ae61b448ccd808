import { type OwnActa, type OwnActasAnswer, sayActaNumber } from '@asamblea/domain';
import { Box } from '@mui/material';
import { type ComponentType, useState } from 'react';
import { useOwnActas } from '../../../parts/acta/useOwnActas.ts';
import { FilterSelect } from '../../../parts/FilterBar.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Page } from '../../../ui/frames/Page.tsx';

/** The props of each section of the page. */
export interface OwnActaSection {
  readonly own: OwnActa;
  /** The assembly of the minutes, its law and its zone. */
  readonly of: OwnActasAnswer;
  /** Something changed: they are read again. */
  readonly onChange: () => void;
}

interface OwnActaPageProps {
  /** The sections under the title of the minutes, in their order, each by its name. */
  readonly sections: Readonly<Record<string, ComponentType<OwnActaSection>>>;
}

/** The minutes as everybody reads and signs them: those that one is asked to sign, or that were communicated. */
export function OwnActaPage({ sections }: OwnActaPageProps) {
  const { answer, failure, reload } = useOwnActas();
  return (
    <Page title="Acta" subtitle={answer?.assembly} width="normal">
      {failure !== null && (
        <ErrorMessage
          message={failure.message}
          explanation={failure.explanation}
          onRetry={reload}
        />
      )}
      {failure === null && answer === null && <Loading shape="text" rows={6} />}
      {answer?.actas.length === 0 && (
        <EmptyState title="Todavía no hay un acta para usted">
          Cuando le pidan firmarla, o cuando la comuniquen, la encontrará aquí.
        </EmptyState>
      )}
      {answer !== null && answer.actas.length > 0 && (
        <Actas of={answer} sections={sections} onChange={reload} />
      )}
    </Page>
  );
}

interface ActasProps extends OwnActaPageProps {
  readonly of: OwnActasAnswer;
  readonly onChange: () => void;
}

function Actas({ of, sections, onChange }: ActasProps) {
  const [chosen, choose] = useState<string | null>(null);
  // The minutes that wait for a signature come first.
  const waiting = of.actas.find(({ asked }) => asked.length > 0) ?? of.actas[0];
  const own = of.actas.find((one) => keyOf(one) === chosen) ?? waiting;
  if (own === undefined) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {of.actas.length > 1 && (
        <Box>
          <FilterSelect
            label="Acta"
            value={keyOf(own)}
            choices={of.actas.map((one) => [keyOf(one), nameOf(one)] as const)}
            onChange={choose}
          />
        </Box>
      )}
      {Object.entries(sections).map(([name, Section]) => (
        <Section key={`${keyOf(own)} ${name}`} own={own} of={of} onChange={onChange} />
      ))}
    </Box>
  );
}

function keyOf({ version }: OwnActa): string {
  return `${version.session}-${version.call}`;
}

function nameOf({ number, version }: OwnActa): string {
  return `${sayActaNumber(number)}, sesión ${version.session}`;
}
