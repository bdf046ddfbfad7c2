import type { Answer } from '../../harness.ts';
import type { Scenario } from '../../scenario.ts';

export const PATH = '/api/v1/enterprise/search';

export const SEARCH = `query ($by: EnterpriseBy!, $limit: Int) {
  enterprises(by: $by, limit: $limit) {
    cached isMock askedAt enterprises { name taxNumber }
  }
}`;

const BY_TAX_NUMBER = `query ($taxNumber: String!) { enterprise(taxNumber: $taxNumber) { name taxNumber } }`;
export const NUMBER = '91440300MA5F0A0B2Y';

export const search = (service: Scenario, by: object, limit?: number): Promise<Answer> =>
  service.query(SEARCH, { by, ...(limit === undefined ? {} : { limit }) });

export const byTaxNumber = (service: Scenario, taxNumber: string): Promise<Answer> =>
  service.query(BY_TAX_NUMBER, { taxNumber });

export const errorOf = ({ errors }: Answer): Record<string, unknown> | undefined =>
  errors?.[0]?.extensions;
