import { type OwnProxies, type OwnProxyRequest, proxyEndpoints } from '@asamblea/domain';
import { Box, FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { paperFault } from '../../../../firebase/asking/sendPaper.ts';
import { InstructionFields } from '../../../../parts/InstructionFields.tsx';
import { focusFault } from '../../../../ui/device/focusFault.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { type ChosenPaper, PaperField } from '../../../../ui/files/PaperField.tsx';
import { AttorneyFields } from '../AttorneyFields.tsx';
import { attorneyRequestOf, emptyAttorney, faultsOf } from '../attorneyDraft.ts';
import { scopeWords } from '../proxyWords.ts';
import { UnitChoice } from '../UnitChoice.tsx';
import { useGiveProxy, type WrittenProxy } from '../useGiveProxy.ts';

interface GiveProxyDialogProps {
  readonly units: OwnProxies['units'];
  readonly agenda: NonNullable<OwnProxies['agenda']>;
  /** Those of the printed form that was photographed; not said: all. */
  readonly chosenIds?: readonly string[] | undefined;
  readonly onGiven: () => Promise<void>;
  readonly onClose: () => void;
}

/** The owner says who will represent them. One column, for a thumb; on a phone it fills the screen. */
export function GiveProxyDialog(props: GiveProxyDialogProps) {
  const { units, agenda, chosenIds, onGiven, onClose } = props;
  const form = useRef<HTMLDivElement>(null);
  const [unitIds, setUnitIds] = useState([...(chosenIds ?? units.map(({ unitId }) => unitId))]);
  const [attorney, setAttorney] = useState(emptyAttorney);
  const [scope, setScope] = useState<'session' | 'assembly'>('assembly');
  const [instructions, setInstructions] = useState('');
  const [votes, setVotes] = useState<Record<string, string>>({});
  const [paper, setPaper] = useState<ChosenPaper | null>(null);
  const [tried, setTried] = useState(false);
  const { failure, give } = useGiveProxy<WrittenProxy<OwnProxyRequest>>((request) =>
    askApi(proxyEndpoints.giveProxy, request),
  );
  const faults = faultsOf(attorney);
  const isReady = unitIds.length > 0 && Object.keys(faults).length === 0;

  async function send() {
    setTried(true);
    if (!isReady) {
      focusFault(form.current);
      return;
    }
    const asked = { unitIds, attorney: attorneyRequestOf(attorney), scope, instructions, votes };
    const given = await give(asked, paper);
    if (given === null) return;
    await onGiven();
    onClose();
  }

  return (
    <FormDialog
      title="Dar un poder"
      failure={failure}
      does={['Enviar el poder', send]}
      isSpaced
      contentRef={form}
      onClose={onClose}
    >
      <Typography>
        Quien usted nombre asistirá y votará por usted. La mesa de registro lo revisa y aquí verá si
        lo aceptó.
      </Typography>
      <Part title="¿Por cuáles unidades?">
        <UnitChoice
          units={units}
          chosen={unitIds}
          fault={tried && unitIds.length === 0 ? 'Elija al menos una unidad.' : null}
          onChange={setUnitIds}
        />
      </Part>
      <Part title="¿Quién lo representará?">
        <AttorneyFields draft={attorney} faults={tried ? faults : {}} onChange={setAttorney} />
      </Part>
      <Part title="¿Para qué vale?">
        <RadioGroup
          aria-label="¿Para qué vale?"
          value={scope}
          onChange={(_, value) => setScope(value === 'session' ? 'session' : 'assembly')}
        >
          {(['assembly', 'session'] as const).map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={scopeWords[one]} />
          ))}
        </RadioGroup>
      </Part>
      {agenda.length > 0 && (
        <Part title="Cómo quiere que vote (opcional)">
          <InstructionFields agenda={agenda} votes={votes} onChange={setVotes} />
        </Part>
      )}
      <Part title="Si quiere agregar algo">
        <TextField
          label="Instrucciones (opcional)"
          value={instructions}
          onChange={({ target }) => setInstructions(target.value)}
          multiline
          minRows={2}
          fullWidth
          sx={{ mb: 2 }}
          slotProps={{ htmlInput: { maxLength: 1_000 } }}
        />
        <PaperField
          label="Documento del poder"
          faultOf={paperFault}
          paper={paper}
          onChange={setPaper}
        />
      </Part>
    </FormDialog>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
