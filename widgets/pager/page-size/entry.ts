import { paramExposed } from '../../../slices/search/searchActions'
import { PAGE_SIZE_PARAM } from '../../../src/pager/pageSize'
import { widget } from '../../shared/entry/widgetEntry'
import { config, name } from './config'
import { PageSize } from './PageSize'

export const pageSize = widget({
  name,
  config,
  Component: PageSize,
  needsSearch: true,
  joins: (id) => paramExposed({ id, name: PAGE_SIZE_PARAM }),
})
