import { isLiveBlock } from './liveBlock.ts';

/** Where images and files of a page come from: the assembly's own documents. */
export const pageDocuments = '/api/public/documents/';

const ownDocument = /^\/api\/public\/documents\/[\w-]{1,80}$/u;
const dataImage = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=]+$/u;

/** The image as it may be kept; null when it is from elsewhere. The assembly's code is put when it is shown. */
export function allowedImage(written: string): string | null {
  const address = plain(written).replace(/\?cot=[\w-]*$/u, '');
  return ownDocument.test(address) || dataImage.test(address) ? address : null;
}

/** A link to the web, a mail, a telephone, a page of ours or a place in the page; null for any other. */
function allowedLink(written: string): string | null {
  const address = plain(written);
  if (/^https?:\/\/[^\s<>"'\\]+$/iu.test(address)) return address;
  if (/^(?:mailto|tel):[^\s<>"']+$/iu.test(address)) return address;
  if (/^\/(?![/\\])[^\s<>"'\\]*$/u.test(address)) return address;
  return /^#[\w-]*$/u.test(address) ? address : null;
}

/**
 * A name that cannot stand for something of the browser's own: with a hyphen or a digit, or as short as
 * those that the editor gives (`i` and up to four letters).
 */
function isAllowedId(id: string): boolean {
  return id.length <= 60 && /^(?:i[a-z0-9]{1,4}|[a-z][\w-]*[-\d][\w-]*)$/iu.test(id);
}

/** The value of an attribute as it may be kept, its style apart; null when the attribute goes. */
export function allowedValue(name: string, value: string): string | null {
  switch (name) {
    case 'href':
      return allowedLink(value);
    case 'src':
      return allowedImage(value);
    case 'id':
      return isAllowedId(value) ? value : null;
    case 'class':
      return /^[\w\s-]{0,200}$/u.test(value) ? value : null;
    case 'data-bloque':
      return isLiveBlock(value) ? value : null;
    case 'width':
    case 'height':
    case 'colspan':
    case 'rowspan':
    case 'span':
    case 'start':
      return /^\d{1,4}$/u.test(value) ? value : null;
    default:
      return value.length <= 300 && !/[<>]/u.test(value) ? value : null;
  }
}

/** Browsers skip blanks around an address and control characters anywhere in it. */
function plain(written: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  return written.replace(/[\u0000-\u001f\u007f-\u009f]/gu, '').trim();
}
