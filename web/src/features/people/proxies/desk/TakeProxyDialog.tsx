import {
  type DeskProxyRequest,
  type LocalDate,
  localDateOf,
  type OpenedForm,
  type Person,
  type ProxyForm,
  type ProxyRelation,
  proxyEndpoints,
  proxyFormNames,
  proxyRelations,
  type Unit,
} from '@asamblea/domain';
import { Autocomplete, Box, MenuItem, TextField, Typography } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { paperFault } from '../../../../firebase/asking/sendPaper.ts';
import { useSession } from '../../../../firebase/session/session.tsx';
import { InstructionFields } from '../../../../parts/InstructionFields.tsx';
import { focusFault } from '../../../../ui/device/focusFault.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { type ChosenPaper, PaperField } from '../../../../ui/files/PaperField.tsx';
import { AttorneyFields } from '../AttorneyFields.tsx';
import { attorneyRequestOf, emptyAttorney, faultsOf } from '../attorneyDraft.ts';
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

/** The desk copies a paper. The conflicts are told on the card, before accepting it. */
export function TakeProxyDialog(props: TakeProxyDialogProps) {
  const { units, people, onTaken, onClose, form: printed = null } = props;
  const content = useRef<HTMLDivElement>(null);
  const { timeZone } = useSession();
  const grantors = useMemo(() => grantorsOf(units, people), [units, people]);
  const [grantor, setGrantor] = useState<(typeof grantors)[number] | null>(
    () => grantors.find(({ personId }) => personId === printed?.ownerIds[0]) ?? null,
  );
  const [unitIds, setUnitIds] = useState<string[]>([...(printed?.unitIds ?? [])]);
  const [cosignerIds, setCosignerIds] = useState<string[]>(printed?.ownerIds.slice(1) ?? []);
  const [attorney, setAttorney] = useState(emptyAttorney);
  const [form, setForm] = useState<ProxyForm>('signed');
  const [relation, setRelation] = useState<ProxyRelation>('other');
  const today = localDateOf(Date.now(), timeZone ?? 'America/Bogota');
  const [writtenOn, setWrittenOn] = useState<LocalDate>(today);
  const agenda = useProxyAgenda();
  const [votes, setVotes] = useState<Record<string, string>>({});
  const [instructions, setInstructions] = useState('');
  const [paper, setPaper] = useState<ChosenPaper | null>(null);
  const [tried, setTried] = useState(false);
  const { failure, give } = useGiveProxy<WrittenProxy<DeskProxyRequest>>((request) =>
    askApi(proxyEndpoints.receiveProxy, request),
  );
  const faults = faultsOf(attorney);

  async function send() {
    setTried(true);
    if (grantor === null || unitIds.length === 0 || Object.keys(faults).length > 0) {
      focusFault(content.current);
      return;
    }
    const { personId: grantorId } = grantor;
    const asked = {
      unitIds,
      attorney: attorneyRequestOf(attorney),
      scope: 'assembly' as const,
      instructions,
      votes,
      grantorId,
      cosignerIds,
      relation,
      form,
      writtenOn,
      validUntil: null,
    };
    const given = await give(asked, paper);
    if (given === null) return;
    onTaken(given.proxyId);
    onClose();
  }

  return (
    <FormDialog
      title="Recibir un poder"
      failure={failure}
      does={['Recibir', send]}
      isSpaced
      isWindow
      contentRef={content}
      onClose={onClose}
    >
      <Autocomplete
        sx={{ mt: 1 }}
        options={grantors}
        value={grantor}
        getOptionKey={({ personId }) => personId}
        getOptionLabel={({ name, labels }) => `${name} · ${labels}`}
        noOptionsText="Nadie coincide"
        onChange={(_, chosen) => {
          setGrantor(chosen);
          setUnitIds(chosen?.units.map(({ unitId }) => unitId) ?? []);
          setCosignerIds([]);
        }}
        renderInput={(input) => (
          <TextField
            {...input}
            label="Quién lo da: nombre o unidad"
            required
            autoFocus={printed === null}
            error={tried && grantor === null}
            helperText={tried && grantor === null ? 'Elija al propietario.' : ''}
          />
        )}
      />
      {grantor !== null && (
        <UnitChoice
          units={grantor.units}
          chosen={unitIds}
          fault={tried && unitIds.length === 0 ? 'Elija al menos una unidad.' : null}
          onChange={setUnitIds}
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
            chosen={cosignerIds}
            fault={null}
            onChange={setCosignerIds}
          />
        </Box>
      )}
      <Typography variant="h3">Apoderado</Typography>
      <AttorneyFields draft={attorney} faults={tried ? faults : {}} onChange={setAttorney} />
      <Typography variant="h3">Documento</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField
          select
          label="Forma"
          value={form}
          onChange={({ target }) =>
            setForm(paperForms.find((one) => one === target.value) ?? 'signed')
          }
        >
          {paperForms.map((one) => (
            <MenuItem key={one} value={one}>
              {proxyFormNames[one]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Fecha del documento"
          type="date"
          value={writtenOn}
          onChange={({ target }) => setWrittenOn(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
        />
        <TextField
          select
          label="Qué es del propietario"
          value={relation}
          onChange={({ target }) =>
            setRelation(proxyRelations.find((one) => one === target.value) ?? 'other')
          }
        >
          {(['other', 'spouse', 'ascendant', 'descendant', 'legal'] as const).map((one) => (
            <MenuItem key={one} value={one}>
              {relationWords[one]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Typography variant="h3">Instrucciones que trae</Typography>
      <Box>
        <InstructionFields agenda={agenda} votes={votes} onChange={setVotes} />
        <TextField
          label="Otras instrucciones (opcional)"
          value={instructions}
          onChange={({ target }) => setInstructions(target.value)}
          slotProps={{ htmlInput: { maxLength: 1_000 } }}
          multiline
          fullWidth
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
