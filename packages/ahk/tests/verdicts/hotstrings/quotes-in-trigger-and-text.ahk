::"q"::"quoted" 'single'
