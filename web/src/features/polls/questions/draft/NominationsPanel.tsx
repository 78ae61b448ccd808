import {
  type Assembly,
  at,
  disqualifyingRules,
  type Nomination,
  nominationEndpoints,
  nominationStateNames,
  nominationStates,
  paths,
  type Question,
} from '@asamblea/domain';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import {
  Autocomplete,
  Box,
  IconButton,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
  Typography,
} from '@mui/material';
import { useMemo, useState } from 'react';
import type { Acting } from '../../../../firebase/asking/useAct.ts';
import { useDocument } from '../../../../firebase/listening/useDocument.ts';
import { useUnits } from '../../../../firebase/records/useRoster.ts';
import { useSeats } from '../../../../firebase/records/useSeats.ts';
import { useSession } from '../../../../firebase/session/session.tsx';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { findNominees, type Nominee, nomineesOf } from '../opening/nominees.ts';

interface NominationsPanelProps {
  readonly question: Question;
  readonly act: Acting['act'];
}

/** The nominees of an election, found in the roster or among those present, and whether they accept. */
export function NominationsPanel({ question, act }: NominationsPanelProps) {
  const assemblyId = useSession().session.assembly ?? '';
  const { value } = useDocument<Assembly>(paths.assembly(assemblyId));
  if (value === null || value.activeRoster === null) return null;
  const { activeRoster } = value;
  return <Nominating {...{ question, act, assemblyId, activeRoster }} />;
}

interface NominatingProps extends NominationsPanelProps {
  readonly assemblyId: string;
  readonly activeRoster: string;
}

function Nominating({ question, act, assemblyId, activeRoster }: NominatingProps) {
  const { questionId, nominations, session, rulePack } = question;
  const units = useUnits({ assemblyId, version: activeRoster });
  const here = useSeats(assemblyId, session);
  const all = useMemo(() => nomineesOf(units.rows, here.rows), [units.rows, here.rows]);
  // The people present decide the record of a nominee: before they are known nobody is nominated.
  const isKnown = units.status === 'success' && here.status === 'success';
  const [text, setText] = useState('');
  const list = nominations?.list ?? [];
  const accepted = list.filter(({ state }) => state === 'accepted').length;
  const write = (nomination: Nomination) =>
    act(at(nominationEndpoints.nominate, { questionId }), nomination);

  async function propose(chosen: Nominee | string | null): Promise<void> {
    const typed = typeof chosen === 'string' ? chosen.trim() : '';
    // Enter proposes the first who is found; somebody from outside is who is found nowhere.
    const [found] = typed === '' ? [] : findNominees(all, typed, 1);
    const who = typeof chosen === 'string' ? found : chosen;
    if (typed === '' && !who) return;
    setText('');
    const nominationId = crypto.randomUUID();
    if (!who) {
      const name = typed.slice(0, 90);
      await write({ nominationId, personId: null, name, unit: '', state: 'accepted', rule: '' });
      return;
    }
    const { personId, unit, isPresent } = who;
    const name = who.name.slice(0, 90);
    const state = isPresent ? 'accepted' : 'absent';
    await write({ nominationId, personId, name, unit, state, rule: '' });
  }

  return (
    <Box component="section" aria-label="Postulaciones" sx={{ mb: 2 }}>
      <Autocomplete<Nominee, false, false, true>
        freeSolo
        autoHighlight
        disabled={!isKnown}
        options={[...findNominees(all, text)]}
        filterOptions={(found) => found}
        getOptionLabel={(one) => (typeof one === 'string' ? one : one.name)}
        getOptionKey={(one) => (typeof one === 'string' ? one : one.personId)}
        renderOption={({ key, ...props }, { name, unit, isPresent, owes }) => (
          <li key={key} {...props}>
            <Box>
              {name}
              <Typography variant="body2" color="textSecondary">
                {[unit, isPresent ? 'presente' : 'no está', ...(owes ? ['en mora'] : [])].join(
                  ' · ',
                )}
              </Typography>
            </Box>
          </li>
        )}
        value={null}
        inputValue={text}
        onInputChange={(_, typed, reason) => {
          if (reason === 'input' || reason === 'clear') setText(typed);
        }}
        onChange={(_, chosen) => void propose(chosen)}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Postular a…"
            helperText={
              isKnown
                ? 'Nombre o unidad: Enter lo postula. También puede escribir a alguien de fuera.'
                : 'Leyendo quiénes están…'
            }
          />
        )}
      />
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {list.map((one) => (
          <NominationRow
            key={one.nominationId}
            nomination={one}
            rules={disqualifyingRules(rulePack)}
            onWrite={write}
            onWithdraw={() =>
              act(at(nominationEndpoints.withdrawNomination, { questionId }), {
                nominationId: one.nominationId,
              })
            }
          />
        ))}
      </Box>
      <BusyButton
        variant="contained"
        size="large"
        disabled={accepted === 0}
        sx={{ mt: 1 }}
        onPress={() => act(at(nominationEndpoints.closeNominations, { questionId }))}
      >
        {accepted === 1 ? 'Cerrar con 1 candidatura' : `Cerrar con ${accepted} candidaturas`}
      </BusyButton>
    </Box>
  );
}

interface NominationRowProps {
  readonly nomination: Nomination;
  readonly rules: readonly string[];
  readonly onWrite: (nomination: Nomination) => Promise<boolean>;
  readonly onWithdraw: () => Promise<boolean>;
}

function NominationRow({ nomination, rules, onWrite, onWithdraw }: NominationRowProps) {
  const { name, unit, state, rule } = nomination;
  const [isAsking, setAsking] = useState(false);
  const [why, setWhy] = useState('');
  const asked = why.trim();
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        {(unit !== '' || rule !== '') && (
          <Typography variant="body2" color="textSecondary">
            {[unit, rule].filter((part) => part !== '').join(' · ')}
          </Typography>
        )}
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={`Qué pasa con ${name}`}
        value={isAsking ? 'disqualified' : state}
        onChange={(_, next: Nomination['state'] | null) => {
          setAsking(next === 'disqualified');
          if (next !== null && next !== 'disqualified') {
            void onWrite({ ...nomination, state: next, rule: '' });
          }
        }}
        sx={{ flexWrap: 'wrap' }}
      >
        {nominationStates.map((one) => (
          <ToggleButton key={one} value={one} sx={{ textTransform: 'none' }}>
            {nominationStateNames[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Tooltip title={`Retirar a ${name}`}>
        <IconButton aria-label={`Retirar a ${name}`} onClick={() => void onWithdraw()}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {isAsking && (
        <Box sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Autocomplete
            freeSolo
            options={[...rules]}
            inputValue={why}
            onInputChange={(_, typed) => setWhy(typed.slice(0, 160))}
            sx={{ flex: '1 1 16rem' }}
            renderInput={(params) => (
              <TextField {...params} autoFocus size="small" label="Qué norma lo dice" />
            )}
          />
          <BusyButton
            variant="outlined"
            disabled={asked.length < 3}
            onPress={async () => {
              if (await onWrite({ ...nomination, state: 'disqualified', rule: asked })) {
                setAsking(false);
              }
            }}
          >
            Dejar constancia
          </BusyButton>
        </Box>
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
