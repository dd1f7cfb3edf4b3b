::zip::
