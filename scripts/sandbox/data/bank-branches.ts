/** The one number whose lookup fails on the server. */
export const FAILING_BSB = '500500';

/** Branches by their BSB, all invented: the first two digits are a bank's, the third its state. */
export const bankBranches: Readonly<Record<string, string>> = {
  '012003': 'Sydney, 20 Harbour Street',
  '013006': 'Melbourne, 100 Queen Street',
  '032001': "Sydney, King's Cross Road",
  '033088': 'Geelong, 7 Moorabool Street',
  '062000': 'Sydney, 48 Martin Place',
  '062123': "O'Connor, 3 Sargood Street",
  '063000': "Melbourne, St Mary's House",
  '064117': 'Brisbane, 240 Queen Street',
  '082057': 'Parramatta, 12 Church Street',
  '083004': 'Melbourne, 330 Collins Street',
  '084034': 'Fortitude Valley, 5 Brunswick Street',
  '085458': "D'Arenberg, 1 Vale Road",
  '086006': 'Perth, 50 St Georges Terrace',
  '087007': 'Hobart, 21 Elizabeth Street',
  '105029': 'Adelaide, 97 King William Street',
  '112879': 'Wollongong, 11 Crown Street',
  '182512': 'Sydney, Business Banking',
  '302985': 'Darwin, 2 Mitchell Street',
  '484799': 'Canberra, 60 Northbourne Avenue',
  '732000': 'Newcastle, 156 Hunter Street',
};
