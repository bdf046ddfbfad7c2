/**
 * How the platform wants places named (document 1, section 2.6): the administrative division down to the
 * county, detail behind it. Which divisions there are is not checked, only that two levels are named.
 */
export const administrativeDivision = {
  pattern: /(?:省|市|区|州|盟).*[县区市旗]/,
  hint: 'must name the administrative division down to the county, such as 广东省深圳市南山区',
} as const;
