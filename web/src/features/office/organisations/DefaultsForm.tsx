import {
  countries,
  type DefaultsAnswer,
  type DefaultsRequest,
  knownCountry,
  organisationEndpoints,
} from '@asamblea/domain';
import { Paper } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
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
  const { failure, attempt } = useAttempt();
  const { add } = useToasts();

  async function save(): Promise<void> {
    await attempt(async () => {
      await askApi(organisationEndpoints.setDefaults, asked);
      add({ severity: 'success', summary: 'Así comenzarán las nuevas', life: 5000 });
      onSaved();
    });
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
      <FormEnd {...{ failure, onClose }} onSave={save} />
    </Paper>
  );
}

function beginRequest({ usual, staff, off = [] }: DefaultsAnswer): DefaultsRequest {
  const country = knownCountry(usual.country) ?? countries[0];
  return {
    usual: { ...usual, country },
    staff: staff.map(({ uid, role }) => ({ uid, role })),
    off: [...off],
  };
}
