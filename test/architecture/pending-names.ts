// What of the glossary the schema does not follow yet. A rename takes its names out of all three lists.

/** Names that another one of the glossary is to replace, still in the schema. This list only gets shorter. */
export const stillOtherwise: readonly string[] = [
  'CANCELLED',
  'QUOTA_RED_LINE',
  'QuotaRedLine',
  'authorizerCertificateNumber',
  'creditCode',
  'heardAt',
  'idValidUntil',
  'initiatorUnionId',
  'jumpUrl',
  'legalIdNumber',
  'legalName',
  'outUserId',
  'outVendorId',
  'receiverStatus',
  'signerUnionId',
  'taxPlatformOrganizationId',
  'totalWithTax',
  'transNo',
  'unionId',
  'userId',
  'vendorId',
];

/** Platform names that still have another name than the glossary's, as `platform name: name`. This list only gets shorter. */
export const stillNamed: readonly string[] = [
  'signStatus: status',
  'taxNo: taxNumber',
];

/** Names of the glossary that are still to come into the schema. This list only gets shorter. */
export const notYet: readonly string[] = [
  'QuotaLimitReached',
  'authorizerIdNumber',
  'companyTaxNumber',
  'faceScanNumber',
  'idValidTo',
  'initiatorSigningPartyId',
  'legalRepresentativeIdNumber',
  'legalRepresentativeName',
  'leqiOrganizationId',
  'payeeStatus',
  'receivedAt',
  'sellerId',
  'serviceProviderId',
  'signStatus',
  'signerSigningPartyId',
  'signingPartyId',
];
