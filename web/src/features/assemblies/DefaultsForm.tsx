import { countries, type DefaultsAnswer, type DefaultsRequest } from '@asamblea/domain';
import { Box, Button, Paper } from '@mui/material';
import { useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { BrandFields } from './BrandFields.tsx';
import { BylawsFields } from './BylawsFields.tsx';
import { PluginFields } from './PluginFields.tsx';
import { StaffFields } from './StaffFields.tsx';
import { UsualFields } from './UsualFields.tsx';

interface DefaultsFormProps {
  readonly defaults: DefaultsAnswer;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Law, clock and staff of the assemblies to come. */
export function DefaultsForm({ defaults, onSaved, onClose }: DefaultsFormProps) {
  const [asked, setAsked] = useState<DefaultsRequest>(() => beginRequest(defaults));
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { add } = useToasts();

  async function save(): Promise<void> {
    setFailure(null);
    try {
      await callApi('POST', '/api/assemblies/defaults', asked);
      add({ severity: 'success', summary: 'Así comenzarán las nuevas', life: 5000 });
      onSaved();
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
    }
  }

  return (
    <Paper sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <UsualFields
        value={asked.usual}
        onChange={(changes) => setAsked({ ...asked, usual: { ...asked.usual, ...changes } })}
      />
      <StaffFields
        people={[...defaults.staff, ...defaults.candidates]}
        chosen={asked.staff}
        onChange={(staff) => setAsked({ ...asked, staff })}
      />
      <PluginFields
        off={asked.off ?? []}
        onChange={(off) => setAsked({ ...asked, off: [...off] })}
      />
      <BylawsFields
        defaults={defaults}
        asked={asked}
        onChange={(changes) => setAsked({ ...asked, ...changes })}
      />
      <BrandFields
        defaults={defaults}
        asked={asked}
        onChange={(changes) => setAsked({ ...asked, ...changes })}
      />
      {failure !== null && (
        <ErrorNotice message={failure.message} explanation={failure.explanation} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton variant="contained" onPress={save}>
          Guardar
        </BusyButton>
        <Button onClick={onClose}>Cancelar</Button>
      </Box>
    </Paper>
  );
}

function beginRequest({ usual, staff, off = [] }: DefaultsAnswer): DefaultsRequest {
  const country = countries.find((one) => one === usual.country) ?? countries[0];
  return {
    usual: { ...usual, country },
    staff: staff.map(({ uid, role }) => ({ uid, role })),
    off: [...off],
  };
}
