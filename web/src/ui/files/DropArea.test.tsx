import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { DropArea } from './DropArea.tsx';
import { FileButton } from './FileButton.tsx';

const file = new File(['x'], 'padron.csv', { type: 'text/csv' });

test('files dropped over it are taken, and other things are left to the page', () => {
  const onFiles = vi.fn();
  renderPage(
    <DropArea label="Arrastre aquí el archivo" onFiles={onFiles} sx={{}}>
      Padrón
    </DropArea>,
  );
  const area = screen.getByRole('group', { name: 'Arrastre aquí el archivo' });
  const over = (types: readonly string[]) => {
    const event = createEvent.dragOver(area, { dataTransfer: { types } });
    fireEvent(area, event);
    return event.defaultPrevented;
  };
  expect(over(['text/plain'])).toBe(false);
  expect(over(['Files'])).toBe(true);
  fireEvent.drop(area, { dataTransfer: { files: [] } });
  expect(onFiles).not.toHaveBeenCalled();
  fireEvent.drop(area, { dataTransfer: { files: [file] } });
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([file]);
});

test('the button opens the choice from the keyboard, and the same file again is a choice too', async () => {
  const onFiles = vi.fn();
  const { user } = renderPage(
    <FileButton label="Archivo del padrón" accept=".csv" onFiles={onFiles}>
      Elegir archivo
    </FileButton>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Archivo del padrón');
  const opened = vi.fn();
  input.addEventListener('click', opened);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledTimes(1);
  await user.upload(input, file);
  expect(onFiles).toHaveBeenLastCalledWith([file]);
  expect(input.files).toHaveLength(0);
});
