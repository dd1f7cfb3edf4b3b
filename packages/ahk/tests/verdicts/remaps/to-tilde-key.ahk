a::~b
