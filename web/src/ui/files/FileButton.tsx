import { Button, type ButtonProps } from '@mui/material';
import { type FileInputOptions, useFileInput } from './useFileInput.tsx';

type FileButtonProps = FileInputOptions & Omit<ButtonProps, 'onClick' | 'type'>;

/** A button that chooses files. */
export function FileButton({ label, accept, isMany, onFiles, ...props }: FileButtonProps) {
  const { input, choose } = useFileInput({ label, accept, onFiles, isMany: isMany ?? false });
  return (
    <>
      <Button {...props} onClick={choose} />
      {input}
    </>
  );
}
