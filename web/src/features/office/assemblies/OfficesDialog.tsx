import {
  proxyOfficeNames,
  proxyOffices,
  type SetOfficesRequest,
  setOfficesRequest,
} from '@asamblea/domain';
import { FormHelperText, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';

interface OfficesDialogProps {
  readonly onClose: () => void;
  readonly onSave: (request: SetOfficesRequest) => Promise<void>;
  /** The message of the failure. */
  readonly children: ReactNode;
}

/** A person, who often owns nothing, and all the offices they hold. */
export function OfficesDialog({ onClose, onSave, children }: OfficesDialogProps) {
  const [name, setName] = useState('');
  const [document, setDocument] = useState('');
  const [offices, setOffices] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  const read = setOfficesRequest.safeParse({ name, document, offices });
  const wrong = read.success ? [] : read.error.issues.map(({ path: [field] }) => field);
  const isWrong = (field: string) => isTried && wrong.includes(field);

  async function save(): Promise<void> {
    setTried(true);
    if (read.success && offices.length > 0) await onSave(read.data);
  }

  return (
    <FormDialog title="Anotar un cargo" failure={null} does={['Guardar', save]} onClose={onClose}>
      <TextField
        fullWidth
        margin="dense"
        label="Nombre"
        value={name}
        error={isWrong('name')}
        helperText={isWrong('name') ? 'Escriba el nombre.' : ' '}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        fullWidth
        margin="dense"
        label="Documento"
        value={document}
        error={isWrong('document')}
        helperText={
          isWrong('document')
            ? 'Escriba el número de documento.'
            : 'Por él se reconoce a la persona en el padrón y en los poderes.'
        }
        onChange={({ target }) => setDocument(target.value)}
      />
      <ChoiceGroup
        label="Cargos"
        options={proxyOffices}
        names={proxyOfficeNames}
        chosen={offices}
        onChange={setOffices}
      />
      {isTried && offices.length === 0 && (
        <FormHelperText error>Elija al menos un cargo.</FormHelperText>
      )}
      {children}
    </FormDialog>
  );
}
