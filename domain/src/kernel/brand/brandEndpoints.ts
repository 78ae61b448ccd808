import { get, post, type SchemasOf, type Written } from '../access/endpoint.ts';
import { type CotQuery, cotQuery } from '../identity/cot.ts';
import type { BrandAnswer } from './brand.ts';
import {
  type BrandPictureQuery,
  type BrandPictureRequest,
  brandPictureQuery,
  brandPictureRequest,
  type StylesRequest,
  stylesRequest,
} from './brandRequests.ts';

/** The look of the assembly: set by its administrators, seen by anybody with its code. */
export const brandEndpoints = {
  setColours: post('/settings/styles', 'setBrand').of<StylesRequest, BrandAnswer>(),
  setPicture: post('/settings/logo', 'setBrand').of<BrandPictureRequest, BrandAnswer>(),
  readManifest: get('/public/manifest', 'anybody').of<CotQuery, Written>(),
  readPicture: get('/public/logo', 'anybody').of<BrandPictureQuery, Written>(),
};

export const brandSchemas: SchemasOf<typeof brandEndpoints> = {
  setColours: stylesRequest,
  setPicture: brandPictureRequest,
  readManifest: cotQuery,
  readPicture: brandPictureQuery,
};
