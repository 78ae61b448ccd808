import {
  type DeskProxyRequest,
  deskProxyRequest,
  type LocalDate,
  localDateOf,
  type OpenedForm,
  type Person,
  proxyEndpoints,
  proxyFormNames,
  type Unit,
  unitsAtOnce,
} from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { paperFault } from '../../../../firebase/asking/sendPaper.ts';
import { useSession } from '../../../../firebase/session/session.tsx';
import { InstructionFields } from '../../../../parts/InstructionFields.tsx';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { type ChosenPaper, PaperField } from '../../../../ui/files/PaperField.tsx';
import { DraftField } from '../../../../ui/forms/DraftField.tsx';
import { DraftGroup } from '../../../../ui/forms/DraftGroup.tsx';
import { DraftPick } from '../../../../ui/forms/DraftPick.tsx';
import { useDraft } from '../../../../ui/forms/useDraft.ts';
import { AttorneyFields } from '../AttorneyFields.tsx';
import {
  type AttorneyDraft,
  attorneyRequestOf,
  emptyAttorney,
  faultsOf,
} from '../attorneyDraft.ts';
import { paperForms, relationWords } from '../proxyWords.ts';
import { UnitChoice } from '../UnitChoice.tsx';
import { useGiveProxy, type WrittenProxy } from '../useGiveProxy.ts';
import { grantorsOf } from './grantorsOf.ts';
import { useProxyAgenda } from './useProxyAgenda.ts';

interface TakeProxyDialogProps {
  readonly units: readonly Unit[];
  readonly people: readonly Person[];
  /** The printed form that was scanned: all of the paper is written but its attorney. */
  readonly form?: OpenedForm | null;
  readonly onTaken: (proxyId: string) => void;
  readonly onClose: () => void;
}

type Written = WrittenProxy<DeskProxyRequest>;

const written = deskProxyRequest.omit({ proxyId: true, fileId: true });

/** The desk copies a paper. The conflicts are told on the card, before accepting it. */
export function TakeProxyDialog(props: TakeProxyDialogProps) {
  const { units, people, onTaken, onClose, form: printed = null } = props;
  const { timeZone } = useSession();
  const grantors = useMemo(() => grantorsOf(units, people), [units, people]);
  const today = localDateOf(Date.now(), timeZone ?? 'America/Bogota');
  const agenda = useProxyAgenda();
  const draft = useDraft({
    schema: written,
    begin: () => beginTyped(printed, today),
    read: ({ attorney, ...typed }) => ({
      ...typed,
      attorney: attorneyRequestOf(attorney),
      ...{ scope: 'assembly', validUntil: null },
    }),
  });
  const { typed, isTried } = draft;
  const grantor = grantors.find(({ personId }) => personId === typed.grantorId) ?? null;
  const [paper, setPaper] = useState<ChosenPaper | null>(null);
  const { failure, give } = useGiveProxy<Written>((request) =>
    askApi(proxyEndpoints.receiveProxy, request),
  );

  async function take(asked: Written): Promise<void> {
    const given = await give(asked, paper);
    if (given === null) return;
    onTaken(given.proxyId);
    onClose();
  }

  return (
    <FormDialog
      title="Recibir un poder"
      failure={failure}
      does={['Recibir', () => draft.submit(take)]}
      isSpaced
      isWindow
      onClose={onClose}
    >
      <DraftPick
        {...{ draft, name: 'grantorId', label: 'Quién lo da: nombre o unidad' }}
        sx={{ mt: 1 }}
        options={grantors}
        idOf={({ personId }) => personId}
        textOf={({ name, labels }) => `${name} · ${labels}`}
        noOptionsText="Nadie coincide"
        fault="Elija al propietario."
        autoFocus={printed === null}
        onPicked={(picked) => {
          draft.change('unitIds', picked?.units.map(({ unitId }) => unitId) ?? []);
          draft.change('cosignerIds', []);
        }}
      />
      {grantor !== null && (
        <UnitChoice
          units={grantor.units}
          chosen={typed.unitIds}
          fault={isTried ? unitsFault(typed.unitIds) : null}
          onChange={(unitIds) => draft.change('unitIds', unitIds)}
        />
      )}
      {grantor !== null && grantor.coOwners.length > 0 && (
        <Box>
          <Typography color="textSecondary">También lo firmó:</Typography>
          <UnitChoice
            units={grantor.coOwners.map(({ personId, name }) => ({
              unitId: personId,
              label: name,
            }))}
            chosen={typed.cosignerIds}
            fault={isTried && !isCosigned(typed.cosignerIds) ? 'Marque 20 personas o menos.' : null}
            onChange={(cosignerIds) => draft.change('cosignerIds', cosignerIds)}
          />
        </Box>
      )}
      <Typography variant="h3">Apoderado</Typography>
      <DraftGroup {...{ draft, name: 'attorney' }}>
        <AttorneyFields
          draft={typed.attorney}
          faults={isTried ? faultsOf(typed.attorney) : {}}
          onChange={(attorney) => draft.change('attorney', attorney)}
        />
      </DraftGroup>
      <Typography variant="h3">Documento</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <DraftField
          {...{ draft, name: 'form', label: 'Forma', margin: 'none' }}
          choices={paperForms.map((one) => [one, proxyFormNames[one]])}
          isMenu
        />
        <DraftField
          {...{ draft, name: 'writtenOn', label: 'Fecha del documento', margin: 'none' }}
          type="date"
          fault="Elija la fecha."
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
        />
        <DraftField
          {...{ draft, name: 'relation', label: 'Qué es del propietario', margin: 'none' }}
          choices={relations.map((one) => [one, relationWords[one]])}
          isMenu
        />
      </Box>
      <Typography variant="h3">Instrucciones que trae</Typography>
      <Box>
        <InstructionFields
          agenda={agenda}
          votes={typed.votes}
          onChange={(votes) => draft.change('votes', votes)}
        />
        <DraftField
          {...{ draft, name: 'instructions', label: 'Otras instrucciones (opcional)' }}
          margin="none"
          slotProps={{ htmlInput: { maxLength: 1_000 } }}
          multiline
        />
      </Box>
      <PaperField
        label="Documento del poder"
        faultOf={paperFault}
        paper={paper}
        onChange={setPaper}
      />
    </FormDialog>
  );
}

const relations = ['other', 'spouse', 'ascendant', 'descendant', 'legal'] as const;

interface Typed extends Pick<Written, 'form' | 'relation' | 'writtenOn' | 'instructions'> {
  /** Empty: nobody was picked. */
  grantorId: string;
  unitIds: readonly string[];
  cosignerIds: readonly string[];
  attorney: AttorneyDraft;
  votes: Readonly<Record<string, string>>;
}

/** What is wrong with the units; null when they can be sent. */
function unitsFault(unitIds: readonly string[]): string | null {
  if (unitIds.length === 0) return 'Elija al menos una unidad.';
  return unitIds.length > unitsAtOnce ? `Elija ${unitsAtOnce} unidades o menos.` : null;
}

function isCosigned(cosignerIds: readonly string[]): boolean {
  return written.shape.cosignerIds.safeParse(cosignerIds).success;
}

function beginTyped(printed: OpenedForm | null, today: LocalDate): Typed {
  const [grantorId = '', ...cosignerIds] = printed?.ownerIds ?? [];
  return {
    ...{ grantorId, cosignerIds, unitIds: printed?.unitIds ?? [], attorney: emptyAttorney },
    ...{ form: 'signed', relation: 'other', writtenOn: today, votes: {}, instructions: '' },
  };
}
