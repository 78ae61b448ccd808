/** Inputs that are not written in. */
const pressed = ['button', 'checkbox', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Whether what is typed there is text. */
export function isTextField(target: EventTarget | null): boolean {
  return isTextLine(target) || target instanceof HTMLTextAreaElement;
}

/** The same, where Enter begins no new line. */
export function isTextLine(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && !pressed.includes(target.type);
}
