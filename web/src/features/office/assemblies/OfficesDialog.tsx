import {
  proxyOfficeNames,
  proxyOffices,
  type SetOfficesRequest,
  setOfficesRequest,
} from '@asamblea/domain';
import { FormHelperText } from '@mui/material';
import type { ReactNode } from 'react';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';

interface OfficesDialogProps {
  readonly onClose: () => void;
  readonly onSave: (request: SetOfficesRequest) => Promise<void>;
  /** The message of the failure. */
  readonly children: ReactNode;
}

interface Typed {
  name: string;
  document: string;
  offices: readonly string[];
}

/** A person, who often owns nothing, and all the offices they hold. */
export function OfficesDialog({ onClose, onSave, children }: OfficesDialogProps) {
  const draft = useDraft({ schema: setOfficesRequest, begin: () => nobody });
  const { offices } = draft.typed;

  async function save(request: SetOfficesRequest): Promise<void> {
    if (offices.length > 0) await onSave(request);
  }

  return (
    <FormDialog
      title="Anotar un cargo"
      failure={null}
      does={['Guardar', () => draft.submit(save)]}
      onClose={onClose}
    >
      <DraftField
        {...{ draft, name: 'name', label: 'Nombre' }}
        hint=" "
        fault="Escriba el nombre."
      />
      <DraftField
        {...{ draft, name: 'document', label: 'Documento' }}
        hint="Por él se reconoce a la persona en el padrón y en los poderes."
        fault="Escriba el número de documento."
      />
      <ChoiceGroup
        label="Cargos"
        options={proxyOffices}
        names={proxyOfficeNames}
        chosen={offices}
        onChange={(chosen) => draft.change('offices', chosen)}
      />
      {draft.isTried && offices.length === 0 && (
        <FormHelperText error>Elija al menos un cargo.</FormHelperText>
      )}
      {children}
    </FormDialog>
  );
}

const nobody: Typed = { name: '', document: '', offices: [] };
